import type { Json, TestShop } from './test-shop';

const cartFields = `
	id checkoutUrl createdAt updatedAt totalQuantity note
	attributes { key value }
	cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } checkoutChargeAmount { amount } subtotalAmountEstimated totalTaxAmount { amount } }
	buyerIdentity { countryCode email phone customer { id email } }
	discountCodes { code applicable }
	discountAllocations { discountedAmount { amount } targetType }
	appliedGiftCards { id lastCharacters amountUsed { amount currencyCode } balance { amount } presentmentAmountUsed { amount currencyCode } }
	lines(first: 250) {
		nodes { id quantity attributes { key value }
			cost { amountPerQuantity { amount } compareAtAmountPerQuantity { amount } subtotalAmount { amount } totalAmount { amount currencyCode } }
			discountAllocations { discountedAmount { amount } ... on CartCodeDiscountAllocation { code } }
			merchandise { ... on ProductVariant { id availableForSale price { amount currencyCode } } } }
		pageInfo { startCursor hasNextPage }
	}
`;

export function variantGid(id: number): string {
	return `gid://shopify/ProductVariant/${id}`;
}

export interface LineInput {
	id: number;
	quantity?: number;
	attributes?: Array<{ key: string; value: string }>;
	sellingPlanId?: string;
}

function toLine({ id, ...rest }: LineInput) {
	return { merchandiseId: variantGid(id), ...rest };
}

/** The cart operations, with all fields that the tests check. */
export function cartApi(shop: TestShop) {
	const run = async (
		operation: string,
		types: string,
		args: string,
		variables: Record<string, unknown>,
		directive = '',
	): Promise<Json> => {
		const data = await shop.data(
			`mutation (${types}) ${directive} { ${operation}(${args}) { cart { ${cartFields} } userErrors { code field message } warnings { code message target } } }`,
			variables,
		);
		return data[operation];
	};
	return {
		create: (lines: LineInput[] = [], input: object = {}, directive = '') =>
			run(
				'cartCreate',
				'$input: CartInput',
				'input: $input',
				{ input: { lines: lines.map(toLine), ...input } },
				directive,
			),
		add: (cartId: string, lines: LineInput[], directive = '') =>
			run(
				'cartLinesAdd',
				'$cartId: ID!, $lines: [CartLineInput!]!',
				'cartId: $cartId, lines: $lines',
				{ cartId, lines: lines.map(toLine) },
				directive,
			),
		update: (cartId: string, lines: object[]) =>
			run(
				'cartLinesUpdate',
				'$cartId: ID!, $lines: [CartLineUpdateInput!]!',
				'cartId: $cartId, lines: $lines',
				{ cartId, lines },
			),
		remove: (cartId: string, lineIds: string[]) =>
			run(
				'cartLinesRemove',
				'$cartId: ID!, $lineIds: [ID!]!',
				'cartId: $cartId, lineIds: $lineIds',
				{ cartId, lineIds },
			),
		buyer: (cartId: string, buyerIdentity: object) =>
			run(
				'cartBuyerIdentityUpdate',
				'$cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!',
				'cartId: $cartId, buyerIdentity: $buyerIdentity',
				{ cartId, buyerIdentity },
			),
		discounts: (cartId: string, discountCodes: string[]) =>
			run(
				'cartDiscountCodesUpdate',
				'$cartId: ID!, $discountCodes: [String!]!',
				'cartId: $cartId, discountCodes: $discountCodes',
				{ cartId, discountCodes },
			),
		addGiftCards: (cartId: string, giftCardCodes: string[]) =>
			run(
				'cartGiftCardCodesAdd',
				'$cartId: ID!, $giftCardCodes: [String!]!',
				'cartId: $cartId, giftCardCodes: $giftCardCodes',
				{ cartId, giftCardCodes },
			),
		updateGiftCards: (cartId: string, giftCardCodes: string[]) =>
			run(
				'cartGiftCardCodesUpdate',
				'$cartId: ID!, $giftCardCodes: [String!]!',
				'cartId: $cartId, giftCardCodes: $giftCardCodes',
				{ cartId, giftCardCodes },
			),
		removeGiftCards: (cartId: string, appliedGiftCardIds: string[]) =>
			run(
				'cartGiftCardCodesRemove',
				'$cartId: ID!, $appliedGiftCardIds: [ID!]!',
				'cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds',
				{ cartId, appliedGiftCardIds },
			),
		note: (cartId: string, note: string) =>
			run('cartNoteUpdate', '$cartId: ID!, $note: String!', 'cartId: $cartId, note: $note', {
				cartId,
				note,
			}),
		attributes: (cartId: string, attributes: object[]) =>
			run(
				'cartAttributesUpdate',
				'$cartId: ID!, $attributes: [AttributeInput!]!',
				'cartId: $cartId, attributes: $attributes',
				{ cartId, attributes },
			),
		get: async (id: string, directive = ''): Promise<Json> =>
			(await shop.data(`query ($id: ID!) ${directive} { cart(id: $id) { ${cartFields} } }`, { id }))
				.cart,
	};
}

/** Variant integer and quantity of each line, in order. */
export function linesOf(cart: Json): [id: number, quantity: number][] {
	return cart.lines.nodes.map((line: Json) => [
		Number(String(line.merchandise.id).split('/').at(-1)),
		line.quantity,
	]);
}
