import type { ComponentType } from 'react';
import { mapPath } from '~/site';
import { GridIcon, HomeIcon, MapIcon } from '~/ui/icons';

interface NavigationItem {
	/** Key of the `shell` messages. */
	label: string;
	icon: ComponentType<{ className?: string }>;
	/** Site path without a locale prefix. */
	to: string;
}

/** The header's entries and the drawer menu's, in their order. */
export const navigation = [
	{ label: 'nav.home', icon: HomeIcon, to: '/' },
	{ label: 'nav.map', icon: MapIcon, to: mapPath },
	{ label: 'nav.collections', icon: GridIcon, to: '/collections' },
] as const satisfies readonly NavigationItem[];

interface FooterColumn {
	label: string;
	children: readonly { label: string; to: string }[];
}

/** The footer's columns, in their order. */
export const footerColumns = [
	{
		label: 'footer.shop',
		children: [
			{ label: 'footer.home', to: '/' },
			{ label: 'footer.buyMap', to: mapPath },
			{ label: 'nav.collections', to: '/collections' },
		],
	},
] as const satisfies readonly FooterColumn[];
