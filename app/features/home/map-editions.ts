import type { Picture } from '~/features/catalog/media/gallery';
import type { Money } from '~/i18n/format';
import { compareDecimals } from '~/lib/decimal';
import { shortId } from '~/shopify/ids';

export interface EditionVariant {
	id: string;
	availableForSale: boolean;
	price: Money;
	image?: Picture | null;
	/** `custom.night_picture`: the same view at night. */
	nightPicture?: { reference?: { image?: Picture | null } | null } | null;
	/** `custom.region`: the region that the map shows. */
	region?: { value: string } | null;
}

/** The map of one region, in all its variants. */
export interface MapEdition {
	region: string;
	/** Integer id of the first variant for sale, else of the first one. */
	variantId: string;
	/** Lowest price of the variants. */
	price: Money;
	picture?: Picture;
	night?: Picture;
}

/** The map's editions, in the shop's order. */
export function mapEditions(variants: readonly EditionVariant[]): MapEdition[] {
	const groups = new Map<string, EditionVariant[]>();
	for (const variant of variants) {
		const region = variant.region?.value;
		if (region) groups.set(region, [...(groups.get(region) ?? []), variant]);
	}
	return [...groups].flatMap(([region, members]) => {
		const shown = members.find(({ availableForSale }) => availableForSale) ?? members[0];
		if (!shown) return [];
		const price = members.reduce(
			(lowest, { price }) => (compareDecimals(price.amount, lowest.amount) < 0 ? price : lowest),
			shown.price,
		);
		const night = shown.nightPicture?.reference?.image;
		return [
			{
				region,
				variantId: shortId(shown.id),
				price,
				...(shown.image && { picture: shown.image }),
				...(night && { night }),
			},
		];
	});
}
