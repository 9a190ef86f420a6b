import type { PriceView } from '~/features/catalog/product-view';
import { variantPrice } from '~/features/catalog/variant-price';
import { compareDecimals } from '~/lib/decimal';
import { inlineVariantTitle } from '~/shopify/default-variant';
import { shortId } from '~/shopify/ids';
import type { HomeProductsQuery } from '~/shopify/storefront.generated';
import type { PictureData } from '~/ui/picture';

export type EditionVariant = NonNullable<HomeProductsQuery['map']>['variants']['nodes'][number];

/** A variant with its price. */
export interface OfferedVariant extends PriceView {
	/** Integer of the variant's id. */
	variantId: string;
	/** Whether it can be sent at once. */
	inStock: boolean;
}

interface VariantPictures {
	picture?: PictureData;
	night?: PictureData;
}

/** The map of one region: its cheapest variant for sale, or its cheapest one where it is sold out. */
export interface MapEdition extends OfferedVariant, VariantPictures {
	region: string;
	/** Whether the region's other variants cost more. */
	from: boolean;
	/** The first one for sale, with which the map's page begins; its frame is that of the walls. */
	first: OfferedVariant &
		VariantPictures & {
			/** The values of its options: `Germany, oak, 60 × 40 cm`. */
			name: string;
			/** In a room by day and at night, then in a hallway. */
			rooms: PictureData[];
		};
}

/** The map's editions, in the shop's order. */
export function mapEditions(
	variants: readonly EditionVariant[],
	vatIncluded: boolean,
): MapEdition[] {
	const groups = new Map<string, EditionVariant[]>();
	for (const variant of variants) {
		const region = variant.region?.value;
		if (region) groups.set(region, [...(groups.get(region) ?? []), variant]);
	}
	return [...groups].flatMap(([region, members]) => {
		const [shown] = members.toSorted(
			(one, other) =>
				Number(other.availableForSale) - Number(one.availableForSale) || comparePrices(one, other),
		);
		if (!shown) return [];
		const first = members.find(({ availableForSale }) => availableForSale) ?? shown;
		return [
			{
				region,
				...withPrice(shown, vatIncluded),
				from: members.some((member) => comparePrices(shown, member) < 0),
				first: {
					...withPrice(first, vatIncluded),
					name: inlineVariantTitle(first.title),
					...picturesOf(first),
					rooms: (first.rooms?.references?.nodes ?? []).flatMap(({ image }) => image ?? []),
				},
				...picturesOf(shown),
			},
		];
	});
}

function withPrice(variant: EditionVariant, vatIncluded: boolean): OfferedVariant {
	return {
		variantId: shortId(variant.id),
		...variantPrice(variant, false, vatIncluded),
		vatIncluded,
		inStock: isInStock(variant),
	};
}

function picturesOf({ image, nightPicture }: EditionVariant): VariantPictures {
	const night = nightPicture?.reference?.image;
	return { ...(image && { picture: image }), ...(night && { night }) };
}

/** For sale, and not only to be sent later. */
export function isInStock(
	variant: Pick<EditionVariant, 'availableForSale' | 'currentlyNotInStock'>,
): boolean {
	return variant.availableForSale && !variant.currentlyNotInStock;
}

function comparePrices(one: EditionVariant, other: EditionVariant): number {
	return compareDecimals(one.price.amount, other.price.amount);
}
