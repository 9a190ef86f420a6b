import type { RequestContext, ResolverMap } from '../schema/request-context';
import type { ProductRecord } from '../shop/catalogue-index';
import { type ByIdOrHandle, findProduct } from './find';

interface RecommendationArguments {
	productId?: string | null;
	productHandle?: string | null;
	intent: 'RELATED' | 'COMPLEMENTARY';
}

const maximum = 10;

/** Up to ten other products; null for an unknown product. */
function recommendations(
	{ productId, productHandle, intent }: RecommendationArguments,
	context: RequestContext,
): ProductRecord[] | null {
	const asked: ByIdOrHandle = { id: productId, handle: productHandle };
	const product = findProduct(asked, context);
	if (!product) {
		return null;
	}
	const found =
		intent === 'COMPLEMENTARY' ? complementary(product, context) : related(product, context);
	return found.slice(0, maximum);
}

/** The merchant's complementary products, in the merchant's order. */
function complementary(product: ProductRecord, { shop }: RequestContext): ProductRecord[] {
	return (product.data.complementary ?? []).flatMap(
		(handle) => shop.catalogue.productByHandle.get(handle) ?? [],
	);
}

/** First the products with most collections in common, then the rest of the shop. */
function related(product: ProductRecord, { shop }: RequestContext): ProductRecord[] {
	const own = new Set(product.collections);
	return shop.catalogue.products
		.filter((other) => other !== product)
		.map((other) => ({
			other,
			weight: other.collections.filter((collection) => own.has(collection)).length,
		}))
		.sort((a, b) => b.weight - a.weight)
		.map(({ other }) => other);
}

export const recommendationResolvers: ResolverMap = {
	QueryRoot: {
		productRecommendations: (_source: unknown, args: RecommendationArguments, context) =>
			recommendations(args, context),
	},
};
