import { Outlet, useRouteError } from '@remix-run/react';
import { ErrorScreen } from '~/features/shell/error-screen';

export default function LayoutRoute() {
	return (
		<main id="content">
			<Outlet />
		</main>
	);
}

export function ErrorBoundary() {
	return <ErrorScreen error={useRouteError()} />;
}
