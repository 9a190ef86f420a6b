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
import type { ReactNode } from 'react';
import { errorMeta } from './features/shell/error-facts';
import { ErrorScreen } from './features/shell/error-screen';
import { forcedColorMode } from './features/shell/forced-color-mode';
import { MessagesLink } from './i18n/messages-link';
import { useLocale } from './i18n/use-locale';
import { LATER_REL, loadAfterPaintScript } from './lib/load-after-paint';
import stylesheet from './styles/app.css?url';
import sans from './styles/fonts/b612-400.woff2?url';
import sansBold from './styles/fonts/b612-700.woff2?url';
import { colorModeScript } from './ui/color-mode';
import { firstVisitScript } from './ui/first-visit';

const FONTS = [sans, sansBold];

/** The browser has run them when its own script comes. */
const EARLY = import.meta.env.SSR
	? [colorModeScript, firstVisitScript, loadAfterPaintScript].join(';')
	: '';

export const links: LinksFunction = () => [
	{ rel: 'stylesheet', href: stylesheet },
	{ rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
	{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
	{ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export const meta: MetaFunction = ({ error }) => errorMeta(error);

export function Layout({ children }: { children: ReactNode }) {
	const { locale } = useLocale();
	const forcedMode = forcedColorMode(useMatches().map(({ handle }) => handle));
	return (
		// Facts of this browser are set on <html> before the first paint, so it may know more than the server.
		<html lang={locale} data-forced-mode={forcedMode} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants that must run before the first paint */}
				<script dangerouslySetInnerHTML={{ __html: EARLY }} suppressHydrationWarning />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				{/* These wait, so they stand before the first script: see `lib/load-after-paint.ts`. */}
				<MessagesLink />
				{FONTS.map((href) => (
					<link
						key={href}
						{...{ [LATER_REL]: 'preload' }}
						as="font"
						type="font/woff2"
						crossOrigin="anonymous"
						href={href}
						suppressHydrationWarning
					/>
				))}
				<Scripts />
				<ScrollRestoration />
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}

/** The fatal error page: what failed lies outside of every screen. */
export function ErrorBoundary() {
	return (
		<main>
			<ErrorScreen error={useRouteError()} />
		</main>
	);
}
