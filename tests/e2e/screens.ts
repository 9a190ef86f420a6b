import type { RouteConfigEntry } from '@remix-run/route-config';
import { variantIds } from '../setup/catalogue';

export interface Screen {
	/** Path without the locale prefix. */
	path: string;
	/** Its main heading in English. */
	english: string;
	/** Whether it has its own layout; the others share one. */
	hasLayout?: boolean;
}

/** All screens for guests, some in several states. */
export const SCREENS: Screen[] = [
	{ path: '', english: 'Flying weather, as light on your wall', hasLayout: true },
	{ path: '/aerolume', english: 'Aerolume', hasLayout: true },
	{ path: '/products/aerolume', english: 'Aerolume', hasLayout: true },
	{ path: '/products/gift-card', english: 'Gift card', hasLayout: true },
	{ path: '/products/frame-oak', english: 'Exchange frame, oak' },
	{ path: '/products/led-strip', english: 'LED chain, 10 points of light' },
	{
		path: '/products/metar-handbook',
		english: 'The Aerodrome Weather Report Decoding Handbook',
		hasLayout: true,
	},
	{ path: '/collections', english: 'Collections' },
	{ path: '/collections/posters', english: 'Prints' },
	{ path: '/weather', english: 'Flying weather in the USA' },
	{ path: '/weather/germany', english: 'Flying weather in Germany', hasLayout: true },
	{ path: '/search', english: 'Search' },
	{ path: '/search?q=aerolume', english: 'for “aerolume”' },
	{ path: '/search?q=zzzz', english: 'No match for “zzzz”' },
	{ path: '/cart', english: 'Your cart', hasLayout: true },
	{ path: '/market', english: 'Country and language' },
	{ path: '/wishlist', english: 'Wishlist' },
	{ path: `/stock?variant=${variantIds.soldOut}`, english: 'A message when it is back' },
	{ path: '/auth/login?notice=expired', english: 'Log in' },
	{ path: '/auth/register', english: 'Register' },
	{ path: '/auth/recover', english: 'Forgot your password' },
	{ path: '/auth/recover?sent=1', english: 'Check your inbox' },
	{ path: '/auth/reset', english: 'Reset your password' },
	{ path: '/auth/logout', english: 'Log out' },
	{ path: '/docs', english: 'Documentation' },
	{ path: '/docs?q=xyzzy', english: 'Documentation' },
	{ path: '/docs/aerolume-connect', english: 'Hanging and connecting Aerolume' },
	{ path: '/faq', english: 'Frequently asked questions' },
	{ path: '/connect', english: 'Setting up Aerolume' },
	{ path: '/contact', english: 'Contact' },
	{ path: '/legal', english: 'Legal' },
	{ path: '/legal/privacy', english: 'Privacy' },
	{ path: '/legal/revocation/declare', english: 'Withdraw from contract' },
	{ path: '/nope', english: 'This page does not exist', hasLayout: true },
];

const ADDRESS = '/account/addresses/8100000000001';

/** All screens for customers. */
export const ACCOUNT_SCREENS: Screen[] = [
	{ path: '/account', english: 'Your account' },
	{ path: '/account/profile', english: 'Edit profile' },
	{ path: '/account/addresses/new', english: 'New address' },
	{ path: ADDRESS, english: 'Edit address' },
	{ path: `${ADDRESS}/delete`, english: 'Delete this address?' },
	{ path: '/account/orders', english: 'Orders' },
	{ path: '/account/orders/5900000000002', english: 'Order #1002' },
	{ path: '/account/notifications', english: 'Notifications' },
];

/** Route files without a screen, and why. */
export const NO_SCREENS = {
	'routes/cart-link.tsx': 'fills a cart and redirects',
	'routes/discount.tsx': 'stores the code and redirects',
	'routes/auth/callback.tsx': 'exists with the hosted sign-in only',
};

/** All route files without children. */
export function leafFiles({ file, children }: RouteConfigEntry): string[] {
	return children?.flatMap(leafFiles) ?? [file];
}
