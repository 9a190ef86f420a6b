import { loadFirstCollections } from '~/features/catalog/listing/listing.server';
import { loadProductsByIds } from '~/features/catalog/products-by-ids.server';
import { canonicalPath } from '~/i18n/locale-path';
import { safePath } from '~/lib/safe-path';
import type { AppContext } from '~/server/context.server';
import { available } from '~/shopify/available.server';
import { optionalToken } from '~/shopify/customer-token.server';
import { SIGNED_OUT, visitWishlist } from './wishlist.server';
import { wishlistNotice } from './wishlist-command.server';
import { readIds, WISHLIST_LIMIT } from './wishlist-ids';

/**
 * The visitor's list, or with `?ids=3.1` a shared one; `?notice=` names the result of a form on the page `from`.
 * `cookie` is the `Set-Cookie` header that updates the browser's copy. Throws 503 where the platform cannot be reached.
 */
export async function loadWishlistPage(context: AppContext, request: Request) {
	const { searchParams } = new URL(request.url);
	const shared = searchParams.get('ids');
	const customer = await available(optionalToken(context));
	const own =
		shared === null ? await available(visitWishlist(context, request, customer)) : undefined;
	if (own === SIGNED_OUT) return SIGNED_OUT;
	const ids = own?.ids ?? readIds(shared ?? '').slice(0, WISHLIST_LIMIT);
	const products = ids.length > 0 ? await available(loadProductsByIds(context, ids)) : [];
	const collections = products.length > 0 ? [] : await loadFirstCollections(context);
	const pageUrl = context.env.SITE_URL + canonicalPath(context.locale, '/wishlist');
	return {
		cookie: own?.cookie,
		page: {
			shared: !own,
			ids,
			products,
			collections,
			guest: !customer,
			notice: wishlistNotice(context.locale, searchParams.get('notice')),
			from: safePath(searchParams.get('from') ?? ''),
			waiting: own?.waiting.length ?? 0,
			shareUrl: `${pageUrl}?ids=${ids.join('.')}`,
		},
	};
}
