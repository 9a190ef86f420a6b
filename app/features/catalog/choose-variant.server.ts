import type { AppContext } from '~/server/context.server';
import { shortId, variantGid } from '~/shopify/ids';
import type { ProductVariantFragment } from '~/shopify/storefront.generated';
import { ADJACENT_VARIANTS_QUERY, PRODUCT_VARIANT_QUERY } from './catalog.queries';
import { type Choice, isForCountry, type Product } from './product-view.server';

/**
 * The variant whose integer id the parameter gives, else the first preferred one for sale, else one in the page's
 * language (`custom.language`) or for the visitor's country (`custom.countries`), sold out or not, else the first one
 * for sale. `undefined` where the product has no variant. Asks the platform only for what a product with more than 250
 * variants does not include.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function chooseVariant(
	context: AppContext,
	product: Product,
	parameter: string | null,
	isPreferred: (variant: ProductVariantFragment) => boolean = () => false,
): Promise<Choice | undefined> {
	const { nodes } = product.variants;
	const named = nodes.find(({ id }) => shortId(id) === parameter);
	const isForSale = ({ availableForSale }: ProductVariantFragment) => availableForSale;
	const fitting = nodes.filter(
		({ language, countries }) =>
			language?.value === context.locale || isForCountry(countries, context.market),
	);
	const first =
		nodes.find((variant) => isForSale(variant) && isPreferred(variant)) ??
		fitting.find(isForSale) ??
		fitting[0] ??
		product.selectedOrFirstAvailableVariant ??
		// A partial response may lack it.
		nodes.find(isForSale) ??
		nodes[0];
	const hasAll = nodes.length >= (product.variantsCount?.count ?? 0);
	const variant =
		named ?? (hasAll ? undefined : await findVariant(context, product, parameter)) ?? first;
	if (!variant) return undefined;
	return { variant, neighbours: hasAll ? nodes : await loadNeighbours(context, product, variant) };
}

/** A variant of the product that its response did not include. */
async function findVariant(
	{ shopify }: AppContext,
	product: Product,
	parameter: string | null,
): Promise<ProductVariantFragment | undefined> {
	const id = parameter && variantGid(parameter);
	if (!id) return undefined;
	const { node } = await shopify.query(PRODUCT_VARIANT_QUERY, {
		variables: { id },
		needs: ['node'],
		// The variant may not exist: invented ids must not fill the cache.
		cacheable: false,
	});
	return node?.product.id === product.id ? node : undefined;
}

async function loadNeighbours(
	{ shopify }: AppContext,
	product: Product,
	variant: ProductVariantFragment,
): Promise<Choice['neighbours']> {
	if (variant.id === product.selectedOrFirstAvailableVariant?.id) return product.adjacentVariants;
	const { handle } = product;
	const { selectedOptions } = variant;
	const response = await shopify.query(ADJACENT_VARIANTS_QUERY, {
		variables: { handle, selectedOptions },
		needs: ['product'],
		cacheable: true,
	});
	return response.product?.adjacentVariants ?? [];
}
