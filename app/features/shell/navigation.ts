import { useTranslation } from 'react-i18next';
import { guidePath, mainProductPath, ownPages } from '~/site';
import { type MenuEntry, useShopMenus } from './shop-menus';

interface NavigationItem {
	/** Key of the `shell` messages. */
	label: string;
	/** Path without a locale prefix. */
	to: string;
}

/** Entries of header and drawer, in display order. */
const navigation = [
	{ label: 'nav.home', to: '/' },
	{ label: 'nav.mainProduct', to: mainProductPath },
	{ label: 'nav.collections', to: '/collections' },
	{ label: 'nav.connect', to: '/connect' },
	{ label: 'nav.contact', to: '/contact' },
] as const satisfies readonly NavigationItem[];

/** The entries of header and drawer: those of the platform's menu, where `site.ts` names one that has any. */
export function useHeaderEntries(): MenuEntry[] {
	const { t } = useTranslation('shell');
	const { header = [] } = useShopMenus();
	return header.length > 0
		? header
		: navigation.map(({ label, to }) => ({ title: t(label), href: to, children: [] }));
}

/** Dialogs that an entry can open. */
export type Opens = 'consent' | 'market';

interface FooterColumn {
	label: string;
	/** An entry with `opens` is a button; before hydration and without JavaScript it is a link to `to`. */
	children: readonly { label: string; to: string; opens?: Opens }[];
}

/** Columns of the footer, in display order. */
export const footerColumns = [
	{
		label: 'footer.shop',
		children: [
			{ label: 'footer.home', to: '/' },
			{ label: 'footer.buyMap', to: mainProductPath },
			{ label: 'nav.collections', to: '/collections' },
			{ label: 'footer.contact', to: '/contact' },
			{ label: 'footer.wishlist', to: '/wishlist' },
		],
	},
	{
		label: 'footer.information',
		children: [
			...ownPages,
			{ label: 'footer.questions', to: '/faq' },
			{ label: 'footer.guide', to: guidePath },
			{ label: 'footer.docs', to: '/docs' },
			{ label: 'footer.about', to: '/docs/about' },
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
