import type { AppContext } from '~/server/context.server';
import { isUnavailable } from '~/shopify/errors';
import { menus } from '~/site';
import { menuEntries } from './menu-entries';
import { MENUS_QUERY } from './menus.queries';
import type { ShopMenus } from './shop-menus';

/**
 * The platform's menus that `site.ts` names; `null` where it names none. Without an answer the shop's own navigation
 * is shown, and the page is not cached.
 */
export async function loadShopMenus(context: AppContext): Promise<ShopMenus | null> {
	const { header, footer } = menus;
	if (!header && !footer) return null;
	try {
		const answer = await context.shopify.query(MENUS_QUERY, {
			variables: { header, footer, withHeader: header !== '', withFooter: footer !== '' },
			needs: [...(header ? ['header'] : []), ...(footer ? ['footer'] : [])],
			cacheable: true,
		});
		const missing = [
			...(header && !answer.header ? [header] : []),
			...(footer && !answer.footer ? [footer] : []),
		];
		if (missing.length > 0) context.log.warn('menu not found', { handles: missing });
		const { SITE_URL, storeOrigin } = context.env;
		const hosts = [SITE_URL, storeOrigin].map((url) => new URL(url).host);
		const ownHosts = [...hosts, answer.shop.primaryDomain.host];
		return {
			...(answer.header && { header: menuEntries(answer.header, ownHosts) }),
			...(answer.footer && {
				footer: { title: answer.footer.title, entries: menuEntries(answer.footer, ownHosts) },
			}),
		};
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		context.doNotCache();
		context.log.warn('menus not loaded', { reason: error.data.error });
		return null;
	}
}
