import type { AppContext } from '~/server/context.server';
import { pricesIncludeVat } from '~/site';
import type { ProductCardView } from './product-view';
import { toProductCard } from './product-view.server';
import { PRODUCTS_BY_IDS_QUERY } from './products-by-ids.queries';

/**
 * Products in the order of their ids; unknown ones are left out.
 * @param ids integers, see `readProductIds`
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadProductsByIds(
	context: AppContext,
	ids: readonly string[],
): Promise<ProductCardView[]> {
	const { nodes } = await context.shopify.query(PRODUCTS_BY_IDS_QUERY, {
		variables: { ids: ids.map((id) => `gid://shopify/Product/${id}`) },
		needs: ['nodes'],
		cacheable: true,
	});
	const vat = pricesIncludeVat(context.market);
	return nodes.flatMap((node) => (node && 'handle' in node ? [toProductCard(node, vat)] : []));
}
