/** Products per row on wide screens. */
const ROW = 4;

/** The platform's recommendations; `null` where the query failed. */
export interface Recommended<Card> {
	/** Chosen by the merchant. */
	complementary?: readonly Card[] | null;
	/** Found by the platform. */
	related?: readonly Card[] | null;
}

/** Both rows; either may be empty. */
export interface Recommendations<View> {
	complementary: View[];
	related: View[];
}

/** Removes duplicates between the rows, what is sold out, and the product itself. */
export function recommend<Card extends { handle: string; availableForSale: boolean }, View>(
	handle: string,
	{ complementary, related }: Recommended<Card>,
	toView: (card: Card) => View,
): Recommendations<View> {
	const shown = new Set([handle]);
	const row = (cards: readonly Card[] | null | undefined) =>
		(cards ?? [])
			.filter(({ handle, availableForSale }) => availableForSale && !shown.has(handle))
			.slice(0, ROW)
			.map((card) => {
				shown.add(card.handle);
				return toView(card);
			});
	return { complementary: row(complementary), related: row(related) };
}
