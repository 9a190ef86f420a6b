import {
	Links,
	Meta,
	type MetaFunction,
	Outlet,
	Scripts,
	ScrollRestoration,
	useMatches,
	useRouteError,
} from '@remix-run/react';
import type { LinksFunction } from '@remix-run/server-runtime';
import { type ReactNode, useContext } from 'react';
import { DocumentContext } from './document-context';
import { errorMeta } from './features/shell/error-facts';
import { ErrorScreen } from './features/shell/error-screen';
import { FOOTER_NAVIGATION_ID } from './features/shell/footer';
import { forcedColorMode } from './features/shell/forced-color-mode';
import { parseLocalePath } from './i18n/locale-path';
import { useLocale } from './i18n/use-locale';
import stylesheet from './styles/app.css?url';
import { colorModeScript } from './ui/color-mode';

/** Must run before the first paint. */
const EARLY = import.meta.env.SSR ? colorModeScript : '';

export const links: LinksFunction = () => [
	{ rel: 'stylesheet', href: stylesheet },
	{ rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
	{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
	{ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export const meta: MetaFunction = ({ error, location }) =>
	errorMeta(error, parseLocalePath(location.pathname).locale);

export function Layout({ children }: { children: ReactNode }) {
	const { locale } = useLocale();
	const { messagesUrl, reportErrors, nonce } = useContext(DocumentContext);
	const forcedMode = forcedColorMode(useMatches().map(({ handle }) => handle));
	return (
		// The inline script changes attributes of <html> before hydration.
		<html
			lang={locale}
			data-forced-mode={forcedMode}
			data-report-errors={reportErrors || undefined}
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<script
					nonce={nonce}
					// biome-ignore lint/security/noDangerouslySetInnerHtml: constants that must run before the first paint
					dangerouslySetInnerHTML={{ __html: EARLY }}
					suppressHydrationWarning
				/>
				<Meta />
				<Links />
				{/* The first paint waits for the whole page: nothing moves while the rest of it is read. */}
				<link rel="expect" href={`#${FOOTER_NAVIGATION_ID}`} blocking="render" />
			</head>
			<body>
				{children}
				<link
					rel="preload"
					as="fetch"
					crossOrigin="anonymous"
					href={messagesUrl}
					data-messages=""
				/>
				<Scripts nonce={nonce} />
				<ScrollRestoration nonce={nonce} />
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}

/** Last resort: for errors outside the layout. */
export function ErrorBoundary() {
	return (
		<main>
			<ErrorScreen error={useRouteError()} />
		</main>
	);
}
