import { crossedOutPrice } from '~/features/catalog/compare-at-price';
import type { PriceView } from '~/features/catalog/product-view';
import { compareDecimals } from '~/lib/decimal';
import { shortId } from '~/shopify/ids';
import type { HomeProductsQuery } from '~/shopify/storefront.generated';
import type { PictureData } from '~/ui/picture';

export type EditionVariant = NonNullable<HomeProductsQuery['map']>['variants']['nodes'][number];

/** The map of one region: its cheapest variant for sale, or its cheapest one where it is sold out. */
export interface MapEdition extends PriceView {
	region: string;
	/** Integer of the variant's id. */
	variantId: string;
	/** Whether the region's other variants cost more. */
	from: boolean;
	/** Whether it can be sent at once. */
	inStock: boolean;
	picture?: PictureData;
	night?: PictureData;
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
		const { price, compareAtPrice } = shown;
		const formerPrice = crossedOutPrice({
			price,
			compareAtPrice,
			lowestPrice30d: shown.lowestPrice?.value,
			vatIncluded,
		});
		const night = shown.nightPicture?.reference?.image;
		return [
			{
				region,
				variantId: shortId(shown.id),
				price,
				...(formerPrice && { formerPrice }),
				vatIncluded,
				from: members.some((member) => comparePrices(shown, member) < 0),
				inStock: isInStock(shown),
				...(shown.image && { picture: shown.image }),
				...(night && { night }),
			},
		];
	});
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
