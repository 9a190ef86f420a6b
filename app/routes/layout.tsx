import { Outlet, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CartButton } from '~/features/cart/cart-button';
import { SearchButton } from '~/features/search/search-button';
import { ErrorScreen } from '~/features/shell/error-screen';
import { PageFrame } from '~/features/shell/page-frame';
import { StructuredData } from '~/features/shell/structured-data';

export default function LayoutRoute() {
	return (
		<>
			<StructuredData />
			<Frame>
				<Outlet />
			</Frame>
		</>
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
	const actions = (
		<>
			<SearchButton />
			<CartButton />
		</>
	);
	return <PageFrame actions={actions}>{children}</PageFrame>;
}
