import { useRouteLoaderData } from '@remix-run/react';

/** An entry of a menu of the platform. */
export interface MenuEntry {
	title: string;
	/** Path without a locale prefix, or the URL of another site. */
	href: string;
	/** The entries below it, which have no children themselves. */
	children: Omit<MenuEntry, 'children'>[];
}

/** The platform's menus that are shown in place of the shop's own navigation. */
export interface ShopMenus {
	header?: MenuEntry[];
	footer?: { title: string; entries: MenuEntry[] };
}

const none: ShopMenus = {};

/** The menus that the layout has loaded; none on its error page. */
export function useShopMenus(): ShopMenus {
	return useRouteLoaderData<ShopMenus | null>('layout') ?? none;
}
