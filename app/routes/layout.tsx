import { Outlet, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CartButton } from '~/features/cart/cart-button';
import { ErrorScreen } from '~/features/shell/error-screen';
import { PageFrame } from '~/features/shell/page-frame';

export default function LayoutRoute() {
	return (
		<Frame>
			<Outlet />
		</Frame>
	);
}

/** What a screen threw, inside the full layout. */
export function ErrorBoundary() {
	return (
		<Frame>
			<ErrorScreen error={useRouteError()} />
		</Frame>
	);
}

/** Features do not know each other: here they are put together. */
function Frame({ children }: { children: ReactNode }) {
	return <PageFrame actions={<CartButton />}>{children}</PageFrame>;
}
