import type { RouteConfigEntry } from '@remix-run/route-config';
import { variantIds } from '../setup/catalogue';

export interface Screen {
	/** Path without the locale prefix. */
	path: string;
	/** Its main heading in English, if it has its own layout; the others share one. */
	english?: string;
}

/** All screens for guests, some in several states. */
export const SCREENS: Screen[] = [
	{ path: '', english: 'Flying weather, lit up on your wall' },
	{ path: '/aerolume', english: 'Aerolume' },
	{ path: '/products/gift-card', english: 'Gift card' },
	{ path: '/products/frame-oak' },
	{ path: '/products/cleaning-set' },
	{
		path: '/products/metar-handbook',
		english: 'The Airport Weather Report Decoding Handbook',
	},
	{ path: '/collections' },
	{ path: '/collections/posters' },
	{ path: '/weather' },
	// Without a match; the list is on the page before.
	{ path: '/weather/germany?q=xyzzy', english: 'Flying weather in and around Germany' },
	{ path: '/search' },
	{ path: '/search?q=aerolume' },
	{ path: '/search?q=zzzz' },
	{ path: '/cart', english: 'Your cart' },
	{ path: '/market' },
	{ path: '/wishlist' },
	{ path: `/stock?variant=${variantIds.soldOut}` },
	{ path: '/auth/login?notice=expired' },
	{ path: '/auth/register' },
	{ path: '/auth/recover' },
	{ path: '/auth/recover?sent=1' },
	{ path: '/auth/reset' },
	{ path: '/auth/logout' },
	{ path: '/docs' },
	{ path: '/docs?q=xyzzy' },
	{ path: '/docs/aerolume-connect' },
	{ path: '/faq' },
	{ path: '/connect' },
	{ path: '/contact' },
	{ path: '/legal' },
	{ path: '/legal/privacy' },
	{ path: '/legal/guarantee' },
	{ path: '/legal/revocation/declare' },
	{ path: '/nope', english: 'Page not found' },
];

const ADDRESS = '/account/addresses/8100000000001';

/** All screens for customers. */
export const ACCOUNT_SCREENS: Screen[] = [
	{ path: '/account' },
	{ path: '/account/profile' },
	{ path: '/account/addresses/new' },
	{ path: ADDRESS },
	{ path: `${ADDRESS}/delete` },
	{ path: '/account/orders' },
	{ path: '/account/orders/5900000000002' },
	{ path: '/account/notifications' },
];

/** Paths without a screen: two redirect, and the last exists with the Customer Account API only. */
export const NO_SCREENS = ['/cart/1:1', '/discount/CODE', '/auth/callback'];

/** All route files without children. */
export function leafFiles({ file, children }: RouteConfigEntry): string[] {
	return children?.flatMap(leafFiles) ?? [file];
}
