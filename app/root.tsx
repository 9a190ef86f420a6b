import type { LinksFunction } from '@remix-run/server-runtime';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ErrorScreen } from './features/shell/error-screen';
import { useLocale } from './i18n/use-locale';
import { MessagesLink } from './i18n/messages-link';
import { colorModeScript } from './ui/color-mode';
import stylesheet from './styles/app.css?url';

export const links: LinksFunction = () => [
	{ rel: 'stylesheet', href: stylesheet },
	{ rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
];

export function Layout({ children }: { children: ReactNode }) {
	const { locale } = useLocale();
	return (
		// The colour mode is set on <html> before the first paint, so the browser may know more than the server.
		<html lang={locale} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<script dangerouslySetInnerHTML={{ __html: colorModeScript }} />
				<Meta />
				<Links />
				<MessagesLink />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}

/** The fatal error page: what failed lies outside of every screen. */
export function ErrorBoundary() {
	return <ErrorScreen error={useRouteError()} />;
}
