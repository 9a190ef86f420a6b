/** Variants of the demo shop's catalogue that tests name: their ids as addresses hold them. */
export const variantIds = {
	/** The map of Germany in oak, in both sizes. */
	plenty: '44000000000001',
	large: '44000000000002',
	threeLeft: '44000000000004',
	soldOut: '44000000000006',
	/** The map of the Alps: in oak, of which one is left, and in black. */
	lastOne: '44000000000008',
	alpsBlack: '44000000000009',
	alpsLarge: '44000000000010',
	europe: '44000000000015',
	/** Of the map's handle, and in no catalogue. */
	unknown: '44000000000099',
	frameOak: '44000000000101',
	frameOakLarge: '44000000000102',
	/** With a lower price than before. */
	reduced: '44000000000103',
	/** Without options, with a selling plan. */
	ledChain: '44000000000131',
	/** With a former price that is not the lowest of 30 days. */
	unprovenDiscount: '44000000000221',
	/** The handbook with a title that fills lines. */
	longTitle: '44000000000251',
	giftCard: '44000000000301',
};

/** The platform's id of a variant. */
export function variantGid(id: string): string {
	return `gid://shopify/ProductVariant/${id}`;
}
