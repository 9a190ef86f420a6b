import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import { mapPath } from '~/site';
import { HomeIcon, MapIcon } from '~/ui/icons';

type ShellLabel = ParseKeys<'shell'>;

export interface NavigationItem {
	label: ShellLabel;
	icon: ComponentType<{ className?: string }>;
	/** Site path without a locale prefix. */
	to: string;
}

/** The header's entries and the drawer menu's, in their order. */
export const navigation: readonly NavigationItem[] = [
	{ label: 'nav.home', icon: HomeIcon, to: '/' },
	{ label: 'nav.map', icon: MapIcon, to: mapPath },
];

export interface FooterColumn {
	label: ShellLabel;
	children: readonly { label: ShellLabel; to: string }[];
}

/** The footer's columns, in their order. */
export const footerColumns: readonly FooterColumn[] = [
	{
		label: 'footer.shop',
		children: [
			{ label: 'footer.home', to: '/' },
			{ label: 'footer.buyMap', to: mapPath },
		],
	},
];
