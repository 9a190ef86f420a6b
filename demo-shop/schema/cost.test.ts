import { type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { computeCost, prepareCost } from './cost';
import { shippedSchema } from './shipped-schema';

const schema = shippedSchema('storefront');

function costOf(query: string, variables: Record<string, unknown> = {}): number {
	const fragments = new Map<string, FragmentDefinitionNode>();
	let cost = 0;
	for (const definition of parse(query).definitions.toReversed()) {
		if (definition.kind === Kind.FRAGMENT_DEFINITION) {
			fragments.set(definition.name.value, definition);
		} else if (definition.kind === Kind.OPERATION_DEFINITION) {
			cost = computeCost(prepareCost(schema, definition, fragments), variables);
		}
	}
	return cost;
}

const money = 'amount currencyCode';
const problems = 'userErrors { field message code }';
const warnings = 'warnings { code message target }';
const totals = `cost { subtotalAmount { ${money} } totalAmount { ${money} } }`;

// Each figure is that of a live shop for a query of this form.
describe('cost', () => {
	test.each([
		['an object', '{ shop { name primaryDomain { url } } }', 2],
		[
			'a mutation',
			`mutation { cartNoteUpdate(cartId: "1", note: "x") { cart { id note } ${problems} ${warnings} } }`,
			13,
		],
		[
			'a page of 2',
			'{ customer(customerAccessToken: "1") { id addresses(first: 2) { nodes { id } pageInfo { hasNextPage } } } }',
			4,
		],
		['a page of 5', '{ urlRedirects(first: 5) { nodes { path } pageInfo { hasNextPage } } }', 7],
		[
			'a page of 250 scalars',
			'{ productTags(first: 250) { edges { cursor node } nodes pageInfo { hasNextPage } } }',
			23,
		],
		[
			'a union with common fields',
			'{ search(first: 1, query: "x") { nodes { __typename ... on Page { id } } pageInfo { hasNextPage } totalCount } }',
			4,
		],
		[
			'lines of a cart',
			`mutation { cartLinesRemove(cartId: "1", lineIds: []) { cart { id lines(first: 50) { nodes { id merchandise { ... on ProductVariant { id } } } } ${totals} } ${problems} ${warnings} } }`,
			31,
		],
		[
			'allocations',
			`mutation { cartDiscountCodesUpdate(cartId: "1", discountCodes: []) { cart { discountCodes { code } discountAllocations { __typename discountedAmount { ${money} } ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title } } ${totals} estimatedCost { subtotalAmount { ${money} } totalAmount { ${money} } } } ${problems} ${warnings} } }`,
			23,
		],
	])('of %s', (_name, query, cost) => {
		expect(costOf(query)).toBe(cost);
	});

	test('of a whole cart with its lines twice', () => {
		const line = `id quantity attributes { key } merchandise { ... on ProductVariant { id price { ${money} } } } sellingPlanAllocation { sellingPlan { id } }
			cost { amountPerQuantity { ${money} } compareAtAmountPerQuantity { ${money} } subtotalAmount { ${money} } totalAmount { ${money} } }
			estimatedCost { amount { ${money} } compareAtAmount { ${money} } subtotalAmount { ${money} } totalAmount { ${money} } }`;
		expect(
			costOf(
				`query ($size: Int) { cart(id: "1") { lines(first: $size) { edges { node { ...Line } } nodes { ...Line } pageInfo { hasNextPage } } } } fragment Line on BaseCartLine { ${line} }`,
				{ size: 50 },
			),
		).toBe(240);
	});
});
