import type { Money } from '~/i18n/format';
import { compareDecimals } from '~/lib/decimal';
import { shortId } from '~/shopify/ids';
import type { Picture } from './media/gallery';

export interface EditionVariant {
	id: string;
	availableForSale: boolean;
	selectedOptions: readonly { name: string; value: string }[];
	price: Money;
	image?: Picture | null;
}

/** One value of the product's first option: the sheet that the map shows. */
export interface MapEdition {
	name: string;
	/** Integer id of the first variant of it that can be bought, else of its first. */
	variantId: string;
	/** Lowest price of its variants. */
	price: Money;
	picture?: Picture;
}

/** What the map is made as, in the shop's order. */
export function mapEditions(
	option: string | undefined,
	variants: readonly EditionVariant[],
): MapEdition[] {
	const groups = new Map<string, EditionVariant[]>();
	for (const variant of variants) {
		const value = variant.selectedOptions.find(({ name }) => name === option)?.value;
		if (value !== undefined) groups.set(value, [...(groups.get(value) ?? []), variant]);
	}
	return [...groups].flatMap(([name, members]) => {
		const shown = members.find(({ availableForSale }) => availableForSale) ?? members[0];
		if (!shown) return [];
		const price = members.reduce(
			(lowest, { price }) => (compareDecimals(price.amount, lowest.amount) < 0 ? price : lowest),
			shown.price,
		);
		return [
			{ name, variantId: shortId(shown.id), price, ...(shown.image && { picture: shown.image }) },
		];
	});
}
