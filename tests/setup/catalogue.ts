/** Variants of the demo shop's catalogue: the integers of their ids, as in URLs. */
export const variantIds = {
	/** Map of Germany in oak, in both sizes. */
	plenty: '44000000000001',
	large: '44000000000002',
	/** Germany in black, 60 × 40 cm. */
	black: '44000000000003',
	threeLeft: '44000000000004',
	soldOut: '44000000000006',
	/** Map of the Alps: in oak, in oak with one in stock, and in black at a reduced price. */
	alps: '44000000000007',
	lastOne: '44000000000008',
	alpsBlack: '44000000000009',
	alpsLarge: '44000000000010',
	europeOak: '44000000000013',
	europe: '44000000000015',
	/** The first map of the USA, which is not the cheapest. */
	usaOak: '44000000000019',
	/** A valid id that does not exist. */
	unknown: '44000000000099',
	frameOak: '44000000000101',
	frameOakLarge: '44000000000102',
	/** With a lower price than before. */
	reduced: '44000000000103',
	/** Without options, with a selling plan. */
	careKit: '44000000000171',
	/** With a compare-at price that is not the lowest price of the last 30 days. */
	unprovenDiscount: '44000000000221',
	/** Handbook with a very long title. */
	longTitle: '44000000000251',
	giftCard: '44000000000301',
};

/** Global id of a variant. */
export function variantGid(id: string): string {
	return `gid://shopify/ProductVariant/${id}`;
}
