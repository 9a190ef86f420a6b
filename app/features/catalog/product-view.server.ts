import { crossedOutPrice } from '~/lib/compare-at-price';
import { compareDecimals } from '~/lib/decimal';
import { shortId } from '~/shopify/ids';
import type {
	ProductCardFragment,
	ProductQuery,
	ProductVariantFragment,
} from '~/shopify/storefront.generated';
import { site } from '~/site';
import { descriptionHtml } from './description-html.server';
import { detailRows, textLines } from './detail-rows';
import { galleryOf, type Picture } from './gallery';
import { optionRows } from './option-matrix';
import type { ProductCardView, ProductSeo, ProductView, VariantView } from './product-view';
import { stockOf } from './stock';
import { unitMeasure } from './unit-measure';

export type Product = NonNullable<ProductQuery['product']>;

/** Width of pictures in link previews, in pixels. */
const PREVIEW_WIDTH = 1200;

/**
 * A product with one variant chosen: the one whose integer id the parameter gives, else the first that
 * can be bought. A parameter that names none of the product's variants counts as absent.
 * `undefined` where the product has no variant at all, so nothing to sell.
 */
export function toProductView(
	product: Product,
	variantParameter: string | null,
	vatIncluded: boolean,
): ProductView | undefined {
	const variants = product.variants.nodes;
	const chosen =
		variants.find(({ id }) => shortId(id) === variantParameter) ??
		product.selectedOrFirstAvailableVariant;
	if (!chosen) return undefined;
	const choosable = variants.map((variant) => ({ ...variant, id: shortId(variant.id) }));
	const options = optionRows(product.options, choosable, chosen);
	return {
		handle: product.handle,
		title: product.title,
		descriptionHtml: descriptionHtml(product),
		variant: toVariantView(chosen, vatIncluded),
		options,
		gallery: galleryOf({
			pictures: productPictures(product),
			owned: ownedPictures(product),
			own: chosen.image,
			chosenValues: options.map((option) => option.chosen),
			otherValues: options.flatMap(({ values, chosen: current }) =>
				values.flatMap(({ name }) => (name === current ? [] : [name])),
			),
		}),
		details: detailRows(product.details?.value),
		delivery: textLines(product.shipping?.value),
	};
}

/**
 * The pictures that variants own. A variant without a picture comes with the product's first one, which
 * therefore is nobody's own where it is the only one.
 */
function ownedPictures({ variants }: Product): Picture[] {
	const pictures = variants.nodes.flatMap(({ image }) => image ?? []);
	return new Set(pictures.map(({ url }) => url)).size > 1 ? pictures : [];
}

/**
 * The merchant's own search texts where there are any, else the product's.
 * A product named like the site goes by what it is: the site's name ends every title anyway.
 */
export function toProductSeo(
	product: Pick<Product, 'seo' | 'title' | 'productType' | 'description' | 'featuredImage'>,
): ProductSeo {
	const image = product.featuredImage && previewImage(product.featuredImage.url);
	const name = (product.title === site.name && product.productType) || product.title;
	return {
		title: product.seo.title || name,
		description: product.seo.description || shorten(product.description, 160),
		...(image && { image }),
	};
}

/**
 * A product in a list, at its lowest price. Outside the EU a former price is crossed out only where all
 * variants cost the same: else the lowest former price may belong to another variant than the lowest price.
 */
export function toProductCard(product: ProductCardFragment, vatIncluded: boolean): ProductCardView {
	const { minVariantPrice: price, maxVariantPrice: highest } = product.priceRange;
	const from = compareDecimals(price.amount, highest.amount) < 0;
	const formerPrice = crossedOutPrice({
		price,
		compareAtPrice: from ? null : product.compareAtPriceRange.minVariantPrice,
		lowestPrice30d: product.lowestPrice?.value,
		vatIncluded,
	});
	return {
		handle: product.handle,
		title: product.title,
		available: product.availableForSale,
		price,
		...(formerPrice && { formerPrice }),
		from,
		vatIncluded,
		...(product.featuredImage && { picture: product.featuredImage }),
	};
}

function toVariantView(variant: ProductVariantFragment, vatIncluded: boolean): VariantView {
	const formerPrice = crossedOutPrice({
		price: variant.price,
		compareAtPrice: variant.compareAtPrice,
		lowestPrice30d: variant.lowestPrice?.value,
		vatIncluded,
	});
	const measure = unitMeasure(variant.unitPriceMeasurement);
	return {
		id: shortId(variant.id),
		available: variant.availableForSale,
		stock: stockOf(variant),
		shipped: variant.requiresShipping,
		price: variant.price,
		...(formerPrice && { formerPrice }),
		...(variant.unitPrice && measure && { unitPrice: { price: variant.unitPrice, measure } }),
		vatIncluded,
	};
}

/** Every medium as a picture: films and models by their preview. */
export function productPictures(product: Pick<Product, 'media'>): Picture[] {
	return product.media.nodes.flatMap((medium) => {
		const image = (medium.__typename === 'MediaImage' && medium.image) || medium.previewImage;
		return image ? [{ ...image, altText: image.altText ?? medium.alt }] : [];
	});
}

/** A picture in the width of link previews. */
export function previewImage(url: string): string {
	const address = new URL(url);
	address.searchParams.set('width', String(PREVIEW_WIDTH));
	return address.href;
}

/** Cuts at a word's end; `length` counts the ellipsis. */
function shorten(text: string, length: number): string {
	const flat = text.replace(/\s+/g, ' ').trim();
	if (flat.length <= length) return flat;
	return `${flat.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
