import { describe, expect, test } from 'vitest';
import { useDemoShop } from '../testing/test-shop';

const shop = useDemoShop();

describe('response', () => {
	test('has the cost, and the context only with @inContext', async () => {
		const plain = await shop.query('{ shop { name } }');
		expect(plain.body.extensions).toEqual({ cost: { requestedQueryCost: 1 } });
		const inContext = await shop.query(
			'query ($country: CountryCode = US, $language: LanguageCode) @inContext(country: $country, language: $language) { shop { name } }',
			{ language: 'EN' },
		);
		expect(inContext.body.extensions).toEqual({
			context: { country: 'US', language: 'EN' },
			cost: { requestedQueryCost: 1 },
		});
	});

	test.each([
		[
			{ country: 'IN', language: 'FR' },
			{ country: 'DE', language: 'DE' },
		],
		[
			{ country: 'CH', language: 'EN' },
			{ country: 'CH', language: 'EN' },
		],
		[
			{ country: null, language: null },
			{ country: 'DE', language: 'DE' },
		],
	])('context %j resolves to %j', async (variables, context) => {
		const { body } = await shop.query(
			'query ($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { shop { name } }',
			variables,
		);
		expect(body.extensions.context).toEqual(context);
	});

	test.each([
		['preferredLocationId', 'preferredLocationId: "gid://shopify/Location/1"'],
		['visitorConsent', 'visitorConsent: {marketing: true}'],
	])('%s is not served', async (name, argument) => {
		const { body } = await shop.query(`query @inContext(${argument}) { shop { name } }`);
		expect(body.errors).toMatchObject([
			{
				message: `The argument ${name} of @inContext is not served by the demo shop.`,
				extensions: { code: 'NOT_SERVED' },
			},
		]);
	});

	test('an invalid buyer token fails the whole request', async () => {
		const { body } = await shop.query(
			'{ shop { name } }'.replace('{', 'query @inContext(buyer: {customerAccessToken: "no"}) {'),
		);
		expect(body).toEqual({
			errors: [{ message: 'The token provided is not valid' }],
			extensions: { cost: { requestedQueryCost: 1 } },
		});
	});
});

describe('errors in the query, with the platform’s messages', () => {
	test.each([
		[
			'{ shop { nope } }',
			"Field 'nope' doesn't exist on type 'Shop'",
			{ code: 'undefinedField', typeName: 'Shop', fieldName: 'nope' },
			['query', 'shop', 'nope'],
		],
		[
			'{ shop }',
			"Field must have selections (field 'shop' returns Shop but has no selections. Did you mean 'shop { ... }'?)",
			{ code: 'selectionMismatch' },
			['query', 'shop'],
		],
		[
			'query Q { shop { name { x } } }',
			"Selections can't be made on scalars (field 'name' returns String but has selections [\"x\"])",
			{ code: 'selectionMismatch' },
			['query Q', 'shop', 'name'],
		],
		[
			'{ product(slug: "x") { id } }',
			"Field 'product' doesn't accept argument 'slug'",
			{ code: 'argumentNotAccepted' },
			['query', 'product', 'slug'],
		],
		[
			'{ cart { id } }',
			"Field 'cart' is missing required arguments: id",
			{ code: 'missingRequiredArguments' },
			['query', 'cart'],
		],
		[
			'{ products(first: "x") { nodes { id } } }',
			"Argument 'first' on Field 'products' has an invalid value (\"x\"). Expected type 'Int'.",
			{ code: 'argumentLiteralsIncompatible' },
			['query', 'products', 'first'],
		],
		[
			'{ products(first: 1, sortKey: NOPE) { nodes { id } } }',
			"Argument 'sortKey' on Field 'products' has an invalid value (NOPE). Expected type 'ProductSortKeys'.",
			{ code: 'argumentLiteralsIncompatible' },
			['query', 'products', 'sortKey'],
		],
		[
			'{ product(id: "x") { id } }',
			"Invalid global id 'x'",
			{ code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
			['query', 'product', 'id'],
		],
		[
			'query Q { shop { name } product(id: $id) { id } }',
			'Variable $id is used by Q but not declared',
			{ code: 'variableNotDefined' },
			undefined,
		],
		[
			'query Q($id: ID!) { shop { name } }',
			'Variable $id is declared by Q but not used',
			{ code: 'variableNotUsed' },
			undefined,
		],
	])('%s', async (query, message, extensions, path) => {
		const { status, body } = await shop.query(query);
		expect(status).toBe(200);
		expect(body).not.toHaveProperty('data');
		expect(body.errors[0]).toMatchObject({ message, extensions, ...(path && { path }) });
	});

	test('an incomplete query', async () => {
		const { body } = await shop.query('{ shop { name }');
		expect(body.errors[0]).toMatchObject({
			message: 'syntax error, unexpected end of file at [1, 16]',
			extensions: { code: 'PARSE_ERROR' },
		});
	});

	test('an unknown operation', async () => {
		const { body } = await shop.post('/api/2026-04/graphql.json', {
			body: JSON.stringify({ query: 'query A { shop { name } }', operationName: 'B' }),
		});
		expect(body.errors[0].message).toBe('No operation named "B"');
	});
});

describe('errors in variables', () => {
	const add =
		'mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { userErrors { code } } }';

	test.each([
		[
			{ lines: [] },
			'Variable $id of type ID! was provided invalid value',
			[{ path: [], explanation: 'Expected value to not be null' }],
		],
		[
			{ id: 'gid://shopify/Cart/x', lines: [{ merchandiseId: 'x' }] },
			"Variable $lines of type [CartLineInput!]! was provided invalid value for 0.merchandiseId (Invalid global id 'x')",
			[
				{
					path: [0, 'merchandiseId'],
					explanation: "Invalid global id 'x'",
					message: "Invalid global id 'x'",
				},
			],
		],
		[
			{
				id: 'gid://shopify/Cart/x',
				lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 'abc', colour: 1 }],
			},
			'Variable $lines of type [CartLineInput!]! was provided invalid value for 0.colour (Field is not defined on CartLineInput)',
			[
				{ path: [0, 'colour'], explanation: 'Field is not defined on CartLineInput' },
				{ path: [0, 'quantity'], explanation: 'Could not coerce value "abc" to Int' },
			],
		],
	])('%j', async (variables, message, problems) => {
		const { status, body } = await shop.query(add, variables);
		expect(status).toBe(200);
		expect(body).not.toHaveProperty('data');
		expect(body.errors[0]).toMatchObject({
			message,
			extensions: { code: 'INVALID_VARIABLE', problems },
		});
	});

	test('lists have up to 250 entries', async () => {
		const line = { merchandiseId: 'gid://shopify/ProductVariant/1' };
		const id = 'gid://shopify/Cart/x';
		const tooMany = await shop.query(add, { id, lines: Array(251).fill(line) });
		expect(tooMany.body).toEqual({
			errors: [
				{
					message: 'The input array size of 251 is greater than the maximum allowed of 250.',
					path: ['cartLinesAdd', 'lines'],
					extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
				},
			],
		});
		const enough = await shop.query(add, { id, lines: Array(250).fill(line) });
		expect(enough.body.data.cartLinesAdd.userErrors).toEqual([{ code: 'INVALID' }]);
	});

	test('lists inside an input count too', async () => {
		const { body } = await shop.query(
			'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }',
			{ input: { attributes: Array(251).fill({ key: 'a', value: 'b' }) } },
		);
		expect(body.errors[0].path).toEqual(['cartCreate', 'input', 'attributes']);
	});
});

describe('unserved fields', () => {
	test.each([
		['{ cartCompletionAttempt(attemptId: "x") { __typename } }', 'QueryRoot.cartCompletionAttempt'],
		['{ shop { customerAccountTranslations { key } } }', 'Shop.customerAccountTranslations'],
		['{ products(first: 1, query: "colour:x") { nodes { id } } }', 'The search field "colour"'],
		['{ node(id: "gid://shopify/Comment/1") { id } }', 'Looking up Comment by id'],
		[
			'mutation { cartClone(cartId: "gid://shopify/Cart/x") { cart { id } } }',
			'Mutation.cartClone',
		],
	])('%s', async (query, what) => {
		const { body } = await shop.query(query);
		expect(body.errors).toHaveLength(1);
		expect(body.errors[0]).toMatchObject({
			message: `${what} is not served by the demo shop.`,
			extensions: { code: 'NOT_SERVED' },
		});
	});
});
