import type {
	AggregateOffer,
	MerchantReturnPolicy,
	Offer,
	OfferShippingDetails,
	Product,
	ProductGroup,
} from 'schema-dts';
import { toRating } from '~/features/catalog/rating';
import { variantPrice } from '~/features/catalog/variant-price';
import type { Money } from '~/i18n/format';
import { withoutSoftHyphens } from '~/lib/soft-hyphens';
import { shortId } from '~/shopify/ids';
import { pricesIncludeVat, site } from '~/site';
import { imageUrl } from '~/ui/picture';
import { gtinOf } from './gtin';
import type { Described } from './page-graph';
import {
	availabilityOf,
	hasVariants,
	type ProductFacts,
	type VariantFacts,
	variantName,
	variantProperties,
} from './product-facts';

/** A product with facts about all its variants, where the response contains only some of them. */
export interface GraphProduct extends ProductFacts {
	priceRange: { minVariantPrice: Money; maxVariantPrice: Money };
	variantsCount?: { count: number } | null;
	/** The platform's standard metafields of reviews. */
	rating?: { value: string } | null;
	ratingCount?: { value: string } | null;
}

export interface ProductGraphInput {
	product: GraphProduct;
	/** `SITE_URL`, an origin. */
	siteUrl: string;
	/** Absolute URL of the page, without parameters. */
	pageUrl: string;
	/** Country of the prices on the page (ISO 3166-1). */
	market: string;
	/** Shipping costs of an order to that country, where they are known. */
	shippingRate?: Money | undefined;
	/** One or two sentences. */
	description: string;
	/** The variant on the page. */
	chosen: VariantFacts;
}

/** Limit of variants on a page, 35 bytes each when compressed; the product feed has all of them. */
const MAX_VARIANTS = 100;

/** Minimum that search engines require. */
const PICTURE_WIDTH = 1200;

/** Structured data of a product page, with the page's prices and market. A product has the same `@id` on all pages. */
export function productGraph(input: ProductGraphInput): object[] {
	const { siteUrl, market, product, shippingRate } = input;
	const shipped = product.variants.nodes.some(({ requiresShipping }) => requiresShipping);
	return [
		productNode(input),
		...(shipped ? [shipping(siteUrl, market, shippingRate)] : []),
		...(shipped && pricesIncludeVat(market) ? [withdrawal(siteUrl, market)] : []),
	];
}

function productNode(input: ProductGraphInput): Described<Product | ProductGroup> {
	const { product, siteUrl, description, chosen } = input;
	const rating = toRating(product.rating?.value, product.ratingCount?.value);
	const about = {
		'@id': `${siteUrl}/products/${product.handle}#product`,
		name: withoutSoftHyphens(product.title),
		...(description && { description }),
		...(product.featuredImage && {
			image: imageUrl(product.featuredImage.url, PICTURE_WIDTH),
		}),
		...(product.vendor && { brand: { '@type': 'Brand', name: product.vendor } as const }),
		...(product.productType && { category: product.productType }),
		...(rating && {
			aggregateRating: {
				'@type': 'AggregateRating',
				ratingValue: rating.value,
				bestRating: rating.best,
				reviewCount: rating.count,
			} as const,
		}),
	};
	const variants = product.variants.nodes;
	const [only] = variants;
	if (only && !hasVariants(product)) {
		return { '@type': 'Product', ...about, ...articleNumbers(only), offers: offer(input, only) };
	}
	const count = product.variantsCount?.count ?? variants.length;
	const listed = [chosen, ...variants.filter(({ id }) => id !== chosen.id)].slice(0, MAX_VARIANTS);
	const properties = new Set(
		variants.flatMap((variant) => Object.keys(variantProperties(product, variant))),
	);
	return {
		'@type': 'ProductGroup',
		...about,
		productGroupID: shortId(product.id),
		...(properties.size > 0 && {
			variesBy: [...properties].map((name) => `https://schema.org/${name}`),
		}),
		...(listed.length < count && { offers: priceRange(product, count) }),
		hasVariant: listed.map((variant) => ({
			'@type': 'Product',
			name: variantName(product, variant),
			...articleNumbers(variant),
			...variantProperties(product, variant),
			...(variant.image && { image: imageUrl(variant.image.url, PICTURE_WIDTH) }),
			offers: offer(input, variant),
		})),
	};
}

function articleNumbers({ sku, barcode }: VariantFacts) {
	const gtin = gtinOf(barcode);
	return { ...(sku && { sku }), ...(gtin && { gtin }) };
}

/** Lowest and highest price of all variants. */
function priceRange(
	{ priceRange: { minVariantPrice: lowest, maxVariantPrice: highest } }: GraphProduct,
	offerCount: number,
): Described<AggregateOffer> {
	return {
		'@type': 'AggregateOffer',
		priceCurrency: lowest.currencyCode,
		lowPrice: lowest.amount,
		highPrice: highest.amount,
		offerCount,
	};
}

function offer(
	{ product, siteUrl, pageUrl, market }: ProductGraphInput,
	variant: VariantFacts,
): Described<Offer> {
	const vatIncluded = pricesIncludeVat(market);
	const { requiresShipping } = variant;
	const { price, formerPrice } = variantPrice(variant, product.requiresSellingPlan, vatIncluded);
	return {
		'@type': 'Offer',
		url: hasVariants(product) ? `${pageUrl}?variant=${shortId(variant.id)}` : pageUrl,
		priceCurrency: price.currencyCode,
		price: price.amount,
		availability: `https://schema.org/${availabilityOf(variant)}`,
		itemCondition: 'https://schema.org/NewCondition',
		...(formerPrice && {
			priceSpecification: {
				'@type': 'UnitPriceSpecification',
				priceType: 'https://schema.org/StrikethroughPrice',
				price: formerPrice.amount,
				priceCurrency: formerPrice.currencyCode,
			},
		}),
		...(requiresShipping && { shippingDetails: { '@id': shippingId(siteUrl, market) } }),
		...(requiresShipping &&
			vatIncluded && { hasMerchantReturnPolicy: { '@id': withdrawalId(siteUrl, market) } }),
	};
}

/** Shipping destination and costs, as the page states them. */
function shipping(
	siteUrl: string,
	market: string,
	rate: Money | undefined,
): Described<OfferShippingDetails> {
	return {
		'@type': 'OfferShippingDetails',
		'@id': shippingId(siteUrl, market),
		shippingDestination: { '@type': 'DefinedRegion', addressCountry: market },
		...(rate && {
			shippingRate: {
				'@type': 'MonetaryAmount',
				value: rate.amount,
				currency: rate.currencyCode,
			},
		}),
	};
}

/** The legal right of withdrawal. */
function withdrawal(siteUrl: string, market: string): Described<MerchantReturnPolicy> {
	return {
		'@type': 'MerchantReturnPolicy',
		'@id': withdrawalId(siteUrl, market),
		applicableCountry: market,
		returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
		merchantReturnDays: site.withdrawalDays,
	};
}

/** Data shared by all variants is written once, and referenced by id. */
function shippingId(siteUrl: string, market: string): string {
	return `${siteUrl}/#shipping-${market}`;
}

function withdrawalId(siteUrl: string, market: string): string {
	return `${siteUrl}/#withdrawal-${market}`;
}
