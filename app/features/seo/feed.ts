import { variantPrice } from '~/features/catalog/variant-price';
import { canonicalPath } from '~/i18n/locale-path';
import { type Locale, locales } from '~/i18n/locales';
import { shortId } from '~/shopify/ids';
import type { FeedVariantFragment } from '~/shopify/storefront.generated';
import { pricesIncludeVat, productPath, site } from '~/site';
import { imageUrl } from '~/ui/picture';
import { gtinOf } from './gtin';
import {
	availabilityOf,
	hasVariants,
	type ProductFacts,
	type VariantFacts,
	variantName,
	variantProperties,
} from './product-facts';
import { xmlElement } from './xml';

type FeedVariant = VariantFacts & Pick<FeedVariantFragment, 'weight' | 'weightUnit'>;

export interface FeedProduct extends ProductFacts {
	/** All pictures, including the featured one. */
	images: { nodes: readonly { url: string }[] };
	variants: { nodes: readonly FeedVariant[] };
}

export interface FeedShop {
	/** `SITE_URL`, an origin. */
	siteUrl: string;
	locale: Locale;
	/** The shop's description. */
	description: string;
}

/** Pixels; more than shopping services require. */
const PICTURE_WIDTH = 1600;

/** Limit of shopping services for further pictures. */
const MORE_PICTURES = 10;

/** Limits of shopping services, in characters. */
const TITLE_LENGTH = 150;
const DESCRIPTION_LENGTH = 5_000;

const AVAILABILITY = { InStock: 'in_stock', BackOrder: 'backorder', OutOfStock: 'out_of_stock' };

const WEIGHT_UNITS: Record<string, string> = {
	GRAMS: 'g',
	KILOGRAMS: 'kg',
	OUNCES: 'oz',
	POUNDS: 'lb',
};

/** Start of the feed: RSS 2.0 with the elements of Google Merchant Center. */
export function feedStart({ siteUrl, locale, description }: FeedShop): string {
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
		xmlElement('title', site.name),
		xmlElement('link', siteUrl + canonicalPath(locale, '/')),
		xmlElement('description', description),
		xmlElement('language', locales[locale].tag),
		'',
	].join('\n');
}

export const FEED_END = '</channel></rss>\n';

/** One item for each variant. */
export function feedItems(shop: FeedShop, product: FeedProduct): string {
	return product.variants.nodes.map((variant) => `${feedItem(shop, product, variant)}\n`).join('');
}

function feedItem(
	{ siteUrl, locale }: FeedShop,
	product: FeedProduct,
	variant: FeedVariant,
): string {
	const isVariantProduct = hasVariants(product);
	const id = shortId(variant.id);
	const page = siteUrl + canonicalPath(locale, productPath(product.handle));
	const picture = (variant.image ?? product.featuredImage)?.url;
	const others = product.images.nodes.map(({ url }) => url).filter((url) => url !== picture);
	const { size, color, material } = variantProperties(product, variant);
	return [
		'<item>',
		xmlElement('g:id', id),
		xmlElement('title', variantName(product, variant).slice(0, TITLE_LENGTH)),
		xmlElement('description', (product.description || product.title).slice(0, DESCRIPTION_LENGTH)),
		xmlElement('link', isVariantProduct ? `${page}?variant=${id}` : page),
		isVariantProduct ? xmlElement('g:item_group_id', shortId(product.id)) : '',
		xmlElement('g:image_link', picture && imageUrl(picture, PICTURE_WIDTH)),
		...others
			.slice(0, MORE_PICTURES)
			.map((url) => xmlElement('g:additional_image_link', imageUrl(url, PICTURE_WIDTH))),
		xmlElement('g:availability', AVAILABILITY[availabilityOf(variant)]),
		...prices(product, variant, locale),
		'<g:condition>new</g:condition>',
		xmlElement('g:brand', product.vendor),
		...identifiers(product, variant),
		xmlElement('g:product_type', product.productType),
		xmlElement('g:size', size),
		xmlElement('g:color', color),
		xmlElement('g:material', material),
		xmlElement('g:shipping_weight', weight(variant)),
		'</item>',
	].join('');
}

/** Former and current price where the market's law allows the comparison; else the current price. */
function prices(product: FeedProduct, variant: FeedVariant, locale: Locale): string[] {
	const { price, formerPrice } = variantPrice(
		variant,
		product.requiresSellingPlan,
		pricesIncludeVat(locales[locale].country),
	);
	const element = (name: string, { amount, currencyCode }: FeedVariant['price']) =>
		xmlElement(name, `${amount.replace(/\.(\d)$/, '.$10')} ${currencyCode}`);
	return formerPrice
		? [element('g:price', formerPrice), element('g:sale_price', price)]
		: [element('g:price', price)];
}

/** GTIN; else the maker's part number, where the shop is the maker; else the statement that there is none. */
function identifiers({ vendor }: FeedProduct, { barcode, sku }: FeedVariant): string[] {
	const gtin = gtinOf(barcode);
	if (gtin) return [xmlElement('g:gtin', gtin)];
	if (vendor === site.name && sku) return [xmlElement('g:mpn', sku)];
	return ['<g:identifier_exists>no</g:identifier_exists>'];
}

function weight({ requiresShipping, weight: value, weightUnit }: FeedVariant): string | undefined {
	const unit = WEIGHT_UNITS[weightUnit];
	return requiresShipping && value && unit ? `${value} ${unit}` : undefined;
}
