import { formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { compareDecimals } from '~/lib/decimal';
import { withNoBreakHyphens } from '~/lib/no-break';
import { withoutSoftHyphens } from '~/lib/soft-hyphens';
import { parseStringList } from '~/lib/string-list';
import { textLines } from '~/lib/text-lines';
import type { AppContext } from '~/server/context.server';
import { inlineVariantTitle } from '~/shopify/default-variant';
import { shortId } from '~/shopify/ids';
import { withNightPicture } from '~/shopify/night-picture';
import type {
	NamedOptionFragment,
	ProductCardFragment,
	ProductQuery,
	ProductVariantFragment,
	SelectableVariantFragment,
} from '~/shopify/storefront.generated';
import { pricesIncludeVat, site } from '~/site';
import { centimetres } from './centimetres';
import { crossedOutPrice } from './compare-at-price';
import { descriptionHtml } from './description-html.server';
import { detailRows } from './detail-rows';
import { galleryOf, type Picture, shownMedia } from './media/gallery';
import { toMedia } from './media/media';
import { optionRows } from './option-rows.server';
import type {
	OptionRow,
	ProductCardView,
	ProductSeo,
	ProductView,
	VariantView,
} from './product-view';
import { toRating } from './rating';
import { plansOf } from './selling-plans';
import { stockOf } from './stock';
import { siblingSwatches } from './swatches';
import { unitMeasure } from './unit-measure';
import { variantPrice } from './variant-price';

export type Product = NonNullable<ProductQuery['product']>;

/** Pixels. */
const PREVIEW_WIDTH = 1200;

/** A chosen variant. */
export interface Choice {
	variant: ProductVariantFragment;
	/** At least the variants that differ from it in one option. */
	neighbours: readonly SelectableVariantFragment[];
}

/** View of a product page. */
export function toProductView(
	product: Product,
	{ variant: chosen, neighbours }: Choice,
	vatIncluded: boolean,
	context: Pick<AppContext, 'market' | 'locale'>,
): ProductView {
	const others = otherVariants(product, chosen, neighbours);
	const rows = optionRows(product, chosen, neighbours);
	const options = product.isGiftCard ? withPrices(rows, [chosen, ...others], context.locale) : rows;
	const color = options
		.flatMap(({ values }) => values)
		.find((value) => value.chosen && value.color);
	const media = product.media.nodes;
	const isShown = shownMedia(media, chosen, others);
	const rating = toRating(product.rating?.value, product.ratingCount?.value);
	return {
		id: shortId(product.id),
		handle: product.handle,
		title: product.title,
		giftCard: product.isGiftCard,
		descriptionHtml: descriptionHtml(product),
		variant: {
			...toVariantView(chosen, product.requiresSellingPlan, vatIncluded),
			...(color && { color: color.color }),
		},
		reduced: [chosen, ...product.variants.nodes].some(
			(variant) => toVariantView(variant, product.requiresSellingPlan, vatIncluded).formerPrice,
		),
		options,
		siblings: siblingsOf(product),
		gallery: galleryOf(productPictures(media), chosen, isShown),
		media: toMedia(media.filter(isShown)),
		details: detailRows(product.details?.value),
		delivery: textLines(product.shipping?.value),
		...(rating && { rating }),
	};
}

/** A gift card's values are numbers without a currency, and each market sells them at a price of its own. */
function withPrices(
	rows: OptionRow[],
	variants: readonly Pick<SelectableVariantFragment, 'id' | 'price'>[],
	locale: Locale,
): OptionRow[] {
	if (rows.length !== 1) return rows;
	const prices = new Map(variants.map(({ id, price }) => [shortId(id), price]));
	return rows.map((row) => {
		const values = row.values.map(({ difference: _, ...value }) => {
			const price = prices.get(value.variantId);
			return price ? { ...value, name: formatMoney(price, locale) } : value;
		});
		return { ...row, chosen: values.find(({ chosen }) => chosen)?.name ?? row.chosen, values };
	});
}

/** The other variants in the response. */
function otherVariants(
	{ options, variants }: Product,
	chosen: ProductVariantFragment,
	neighbours: Choice['neighbours'],
): SelectableVariantFragment[] {
	const first = options.flatMap(({ optionValues }) =>
		optionValues.flatMap(({ firstSelectableVariant }) => firstSelectableVariant ?? []),
	);
	return [...variants.nodes, ...first, ...neighbours].filter(({ id }) => id !== chosen.id);
}

/**
 * The merchant's search texts, else the product's. A product with the site's name gets another title: the site's
 * name ends every title anyway.
 */
export function toProductSeo(
	product: Pick<Product, 'seo' | 'title' | 'productType' | 'description' | 'featuredImage'>,
	variantImage?: ProductVariantFragment['image'],
): ProductSeo {
	const picture = variantImage ?? product.featuredImage;
	const image = picture && previewImage(picture.url);
	const name = (product.title === site.name && product.productType) || product.title;
	return {
		title: withoutSoftHyphens(product.seo.title || name),
		description: product.seo.description || shorten(product.description, 160),
		...(image && { image }),
	};
}

/** The variant that a search term names. */
export type NamedVariant = NonNullable<
	NamedOptionFragment['optionValues'][number]['firstSelectableVariant']
>;

/** Whether visitors of a country see the variant first (`custom.countries`), such as one with their plug. */
export function isForCountry(
	countries: { value: string } | null | undefined,
	market: string,
): boolean {
	return parseStringList(countries?.value).includes(market);
}

/**
 * A product in a list, at its lowest price, with the picture of the variant for the visitor's country, or as the
 * variant that was searched for. Where variants cost differently, the compare-at price is that of the cheapest one:
 * the two lowest prices may belong to different variants.
 */
export function toProductCard(
	product: ProductCardFragment & { named?: NamedVariant | undefined },
	market: string,
): ProductCardView {
	const { named } = product;
	const vatIncluded = pricesIncludeVat(market);
	const { minVariantPrice: price, maxVariantPrice: highest } = product.priceRange;
	const from = compareDecimals(price.amount, highest.amount) < 0;
	const variants = product.pricedVariants.nodes;
	const cheapest = variants.find((each) => compareDecimals(each.price.amount, price.amount) === 0);
	const formerPrice = crossedOutPrice({
		price,
		compareAtPrice: from ? cheapest?.compareAtPrice : product.compareAtPriceRange.minVariantPrice,
		lowestPrice30d: product.lowestPrice?.value,
		vatIncluded,
	});
	const about = {
		id: shortId(product.id),
		handle: product.handle,
		title: withNoBreakHyphens(product.title),
		vatIncluded,
	};
	if (named?.image) {
		return {
			...about,
			title: `${about.title}, ${inlineVariantTitle(named.title)}`,
			variantId: shortId(named.id),
			available: named.availableForSale,
			...variantPrice(named, false, vatIncluded),
			from: false,
			picture: withNightPicture(named.image, named.nightPicture),
		};
	}
	// A card with a reduced price shows the reduced variant.
	const reduced = from && formerPrice ? cheapest : undefined;
	const local = variants.find(({ countries }) => isForCountry(countries, market));
	const picture = reduced?.image ?? local?.image ?? product.featuredImage;
	const pictured = picture && variants.find(({ image }) => image?.url === picture.url);
	return {
		...about,
		available: product.availableForSale,
		price,
		...(formerPrice && { formerPrice }),
		from,
		...(reduced && { variantId: shortId(reduced.id) }),
		...(picture && { picture: withNightPicture(picture, pictured?.nightPicture) }),
	};
}

type ColorMetafield = Product['filterColor'];

function siblingsOf(product: Product) {
	const withColors = <Named extends { filterColor?: ColorMetafield }>(named: Named) => ({
		...named,
		colors: (named.filterColor?.references?.nodes ?? []).map(({ label, color }) => ({
			...(label?.value && { label: label.value }),
			...(color?.value && { color: color.value }),
		})),
	});
	const siblings = product.matchingColors?.references?.nodes ?? [];
	return siblingSwatches(withColors(product), siblings.map(withColors));
}

function toVariantView(
	variant: ProductVariantFragment,
	planRequired: boolean,
	vatIncluded: boolean,
): VariantView {
	// A duty in the EU; elsewhere lengths have other units.
	const measure = vatIncluded && unitMeasure(variant.unitPriceMeasurement);
	const width = centimetres(variant.width?.value);
	const height = centimetres(variant.height?.value);
	return {
		id: shortId(variant.id),
		available: variant.availableForSale,
		stock: stockOf(variant),
		shipped: variant.requiresShipping,
		...variantPrice(variant, planRequired, vatIncluded),
		plans: plansOf(variant),
		planRequired,
		...(variant.unitPrice && measure && { unitPrice: { price: variant.unitPrice, measure } }),
		...(width && height && { size: { width, height } }),
		vatIncluded,
	};
}

/** A product's pictures; one that is still being processed has its preview. */
export function productPictures(media: Product['media']['nodes']): (Picture & { id: string })[] {
	return media.flatMap((medium) => {
		if (medium.__typename !== 'MediaImage') return [];
		const image = medium.image ?? medium.previewImage;
		return image ? [{ ...image, altText: image.altText ?? medium.alt, id: medium.id }] : [];
	});
}

function previewImage(url: string): string {
	const preview = new URL(url);
	preview.searchParams.set('width', String(PREVIEW_WIDTH));
	return preview.href;
}

/** Truncates at the end of a word; `length` includes the ellipsis. */
function shorten(text: string, length: number): string {
	const flat = text.replace(/\s+/g, ' ').trim();
	if (flat.length <= length) return flat;
	return `${flat.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
