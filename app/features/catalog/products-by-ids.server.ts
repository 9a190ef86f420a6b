import { translator } from '~/i18n/i18next.server';
import { NO_STORE } from '~/lib/cache-control';
import type { AppContext } from '~/server/context.server';
import { jsonIfAvailable } from '~/shopify/available.server';
import { shortId } from '~/shopify/ids';
import type { ProductCardView } from './product-view';
import { toProductCard } from './product-view.server';
import { PRODUCTS_BY_IDS_QUERY } from './products-by-ids.queries';

/** Limit of products per request. */
const MAX_PRODUCT_IDS = 12;

/** Private, because prices depend on the market, which the URL does not name. */
const CACHED = { 'Cache-Control': 'private, max-age=60', Vary: 'Cookie' };

/** The products of `?ids=` as a JSON response: 400 for an invalid list, 503 where the platform is unavailable. */
export async function productsByIdsResponse(
	context: AppContext,
	request: Request,
): Promise<Response> {
	const ids = readProductIds(new URL(request.url).searchParams.get('ids'));
	if (!ids) {
		const error = `"ids" holds 1 to ${MAX_PRODUCT_IDS} integers with commas between`;
		return Response.json({ error }, { status: 400, headers: NO_STORE });
	}
	const respond = async () => {
		const products = await loadProductsByIds(context, ids);
		return Response.json({ products }, { headers: context.isCacheable ? CACHED : NO_STORE });
	};
	return jsonIfAvailable(respond, {
		error: translator(context.locale)('errors:unavailableShort'),
		headers: NO_STORE,
	});
}

/**
 * The `ids` parameter: integers of product ids, separated by commas, without duplicates.
 * `undefined` where it is missing, malformed, or longer than 12.
 */
export function readProductIds(parameter: string | null): string[] | undefined {
	const ids = [...new Set((parameter ?? '').split(','))];
	const fine = ids.length <= MAX_PRODUCT_IDS && ids.every((id) => /^[1-9]\d{0,18}$/.test(id));
	return fine ? ids : undefined;
}

export interface ListedProduct extends ProductCardView {
	/** Integer of the id of its variant, where it has one alone. */
	onlyVariantId?: string;
}

/**
 * Products in the order of their ids; unknown ones are left out.
 * @param ids integers, see `readProductIds`
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadProductsByIds(
	context: AppContext,
	ids: readonly string[],
): Promise<ListedProduct[]> {
	const { nodes } = await context.shopify.query(PRODUCTS_BY_IDS_QUERY, {
		variables: { ids: ids.map((id) => `gid://shopify/Product/${id}`) },
		needs: ['nodes'],
		cacheable: true,
	});
	return nodes.flatMap((node) => {
		if (!node || !('handle' in node)) return [];
		const [variant, another] = node.pricedVariants.nodes;
		return [
			{
				...toProductCard(node, context.market),
				...(variant && !another && { onlyVariantId: shortId(variant.id) }),
			},
		];
	});
}
