/** So many stand in a row on wide screens. */
const ROW = 4;

/** What the platform recommends with a product; `null` where it cannot say. */
export interface Recommended<Card> {
	/** What the merchant chose to go with it. */
	complementary?: readonly Card[] | null;
	/** What the platform found to be like it. */
	related?: readonly Card[] | null;
}

/** A row of what goes with a product, and one of what is like it; either may be empty. */
export interface Recommendations<View> {
	complementary: View[];
	related: View[];
}

/** No product stands in both rows, and the product itself in none. */
export function recommend<Card extends { handle: string }, View>(
	handle: string,
	{ complementary, related }: Recommended<Card>,
	toView: (card: Card) => View,
): Recommendations<View> {
	const shown = new Set([handle]);
	const row = (cards: readonly Card[] | null | undefined) =>
		(cards ?? [])
			.filter((card) => !shown.has(card.handle))
			.slice(0, ROW)
			.map((card) => {
				shown.add(card.handle);
				return toView(card);
			});
	return { complementary: row(complementary), related: row(related) };
}
