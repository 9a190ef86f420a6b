import type { AppContext } from '~/server/context.server';
import { isUnavailable } from '~/shopify/errors';
import { menus } from '~/site';
import { menuEntries } from './menu-entries';
import { MENUS_QUERY } from './menus.queries';
import type { ShopMenus } from './shop-menus';

/**
 * The platform's menus that `site.ts` names; `null` if it names none. If the platform is unavailable, the shop's own
 * navigation is shown, and the page is not cached.
 */
export async function loadShopMenus(context: AppContext): Promise<ShopMenus | null> {
	const { header, footer } = menus;
	if (!header && !footer) return null;
	try {
		const response = await context.shopify.query(MENUS_QUERY, {
			variables: { header, footer, withHeader: header !== '', withFooter: footer !== '' },
			needs: [...(header ? ['header'] : []), ...(footer ? ['footer'] : [])],
			cacheable: true,
		});
		const missing = [
			...(header && !response.header ? [header] : []),
			...(footer && !response.footer ? [footer] : []),
		];
		if (missing.length > 0) context.log.warn('menu not found', { handles: missing });
		const { SITE_URL, storeOrigin } = context.env;
		const hosts = [SITE_URL, storeOrigin].map((url) => new URL(url).host);
		const ownHosts = [...hosts, response.shop.primaryDomain.host];
		return {
			...(response.header && { header: menuEntries(response.header, ownHosts) }),
			...(response.footer && {
				footer: { title: response.footer.title, entries: menuEntries(response.footer, ownHosts) },
			}),
		};
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		context.doNotCache();
		context.log.warn('menus not loaded', { reason: error.data.error });
		return null;
	}
}
