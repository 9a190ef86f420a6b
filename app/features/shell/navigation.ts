import { mapPath, site } from '~/site';

interface NavigationItem {
	/** Key of the `shell` messages. */
	label: string;
	/** Site path without a locale prefix. */
	to: string;
}

/** The header's entries and the drawer menu's, in their order. */
export const navigation = [
	{ label: 'nav.home', to: '/' },
	{ label: 'nav.map', to: mapPath },
	{ label: 'nav.collections', to: '/collections' },
	{ label: 'nav.connect', to: '/connect' },
	{ label: 'nav.contact', to: '/contact' },
] as const satisfies readonly NavigationItem[];

/** What an entry opens over the page, once the code for it is there. */
export type Opens = 'consent' | 'market';

interface FooterColumn {
	label: string;
	/** `opens`: a button; until the page is ready, and without JavaScript, a link to `to`. */
	children: readonly { label: string; to: string; opens?: Opens }[];
}

/** The footer's columns, in their order. */
export const footerColumns = [
	{
		label: 'footer.shop',
		children: [
			{ label: 'footer.home', to: '/' },
			{ label: 'footer.buyMap', to: mapPath },
			{ label: 'nav.collections', to: '/collections' },
			{ label: 'footer.contact', to: '/contact' },
			{ label: 'footer.wishlist', to: '/wishlist' },
		],
	},
	{
		label: 'footer.information',
		children: [
			{ label: 'footer.questions', to: '/faq' },
			{ label: 'footer.guide', to: `/docs/${site.product}-connect` },
			{ label: 'footer.docs', to: '/docs' },
			{ label: 'footer.market', to: '/market', opens: 'market' },
			{ label: 'footer.cookies', to: '/legal/privacy', opens: 'consent' },
		],
	},
	{
		label: 'footer.legal',
		children: [
			{ label: 'footer.imprint', to: '/legal/imprint' },
			{ label: 'footer.privacy', to: '/legal/privacy' },
			{ label: 'footer.terms', to: '/legal/terms' },
			{ label: 'footer.shipping', to: '/legal/shipping' },
			{ label: 'footer.revocation', to: '/legal/revocation' },
			{ label: 'footer.withdraw', to: '/legal/revocation/declare' },
			{ label: 'footer.guarantee', to: '/legal/guarantee' },
			{ label: 'footer.accessibility', to: '/legal/accessibility' },
		],
	},
] as const satisfies readonly FooterColumn[];
