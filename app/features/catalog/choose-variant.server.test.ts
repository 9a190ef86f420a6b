import { describe, expect, test } from 'vitest';
import type { AppContext } from '~/server/context.server';
import type { ProductVariantFragment } from '~/shopify/storefront.generated';
import { chooseVariant } from './choose-variant.server';
import type { Product } from './product-view.server';

function variant(id: number, availableForSale = true): ProductVariantFragment {
	return {
		id: `gid://shopify/ProductVariant/${id}`,
		title: `Nr. ${id}`,
		availableForSale,
		currentlyNotInStock: false,
		requiresShipping: true,
		price: { amount: '5.0', currencyCode: 'EUR' },
		selectedOptions: [{ name: 'Nr.', value: `${id}` }],
		sellingPlanAllocations: { nodes: [] },
	};
}

const market = 'DE';
const soldOut = variant(1, false);
const second = variant(2);

const product = {
	id: 'gid://shopify/Product/8',
	handle: 'map',
	selectedOrFirstAvailableVariant: second,
	adjacentVariants: [soldOut],
	variantsCount: { count: 2 },
	variants: { nodes: [soldOut, second] },
} as unknown as Product;

/** Number of the chosen variant and of its neighbours, and the operations that were sent. */
async function choose(source: Product, parameter: string | null, response: object = {}) {
	const asked: string[] = [];
	const query = async (document: string) => {
		asked.push(/query (\w+)/.exec(document)?.[1] ?? '');
		return response;
	};
	const context = { shopify: { query }, market } as unknown as AppContext;
	const choice = await chooseVariant(context, source, parameter);
	const numbers = (ids: { id: string }[]) => ids.map(({ id }) => id.split('/').at(-1));
	return {
		chosen: choice && numbers([choice.variant])[0],
		neighbours: choice && numbers([...choice.neighbours]),
		asked,
	};
}

describe('the variant parameter', () => {
	test('names the variant by the integer of its id, sold out or not', async () => {
		expect(await choose(product, '1')).toMatchObject({ chosen: '1', asked: [] });
	});

	test.each([null, '', 'abc', '3', '-1', '1e9', 'gid://shopify/ProductVariant/1', '1/../2'])(
		'counts as absent where it is %s: the first variant that can be bought is shown',
		async (parameter) => {
			expect(await choose(product, parameter)).toMatchObject({ chosen: '2', asked: [] });
		},
	);

	test('comes before a preferred variant, which comes before the first one if it is for sale', async () => {
		const third = variant(3);
		const source = { ...product, variants: { nodes: [soldOut, second, third] } } as Product;
		const choice = async (parameter: string | null, preferred: ProductVariantFragment) => {
			const context = { market } as AppContext;
			const isPreferred = ({ id }: ProductVariantFragment) => id === preferred.id;
			return (await chooseVariant(context, source, parameter, isPreferred))?.variant;
		};
		expect(await choice('1', third)).toBe(soldOut);
		expect(await choice(null, third)).toBe(third);
		expect(await choice(null, soldOut)).toBe(second);
	});
});

test('a variant in the page’s language comes first, even if it is sold out', async () => {
	const german = { ...variant(4), language: { value: 'de' } };
	const english = { ...variant(5, false), language: { value: 'en' } };
	const source = { ...product, variants: { nodes: [german, english] } } as Product;
	const chosen = async (locale: string) =>
		(await chooseVariant({ locale, market } as AppContext, source, null))?.variant;
	expect(await chosen('de')).toBe(german);
	expect(await chosen('en')).toBe(english);
});

test('a variant for the visitor’s country comes first, else the first one for sale', async () => {
	const forEurope = variant(6);
	const forAmerica = { ...variant(7), countries: { value: '["US","CA"]' } };
	const source = {
		...product,
		variants: { nodes: [forEurope, forAmerica] },
		selectedOrFirstAvailableVariant: forEurope,
	} as unknown as Product;
	const chosen = async (market: string) =>
		(await chooseVariant({ locale: 'de', market } as AppContext, source, null))?.variant;
	expect(await chosen('US')).toBe(forAmerica);
	expect(await chosen('DE')).toBe(forEurope);
});

test('the first variant that can be bought is found where the platform does not name it', async () => {
	const unnamed = { ...product, selectedOrFirstAvailableVariant: null };
	expect((await choose(unnamed, null)).chosen).toBe('2');
	expect((await choose({ ...unnamed, variants: { nodes: [soldOut] } }, null)).chosen).toBe('1');
});

test('a product that has no variant has nothing to sell', async () => {
	const empty = { ...product, variants: { nodes: [] }, selectedOrFirstAvailableVariant: null };
	expect((await choose({ ...empty, variantsCount: { count: 0 } }, null)).chosen).toBeUndefined();
});

describe('of a product with more variants than the response includes', () => {
	const large = { ...product, variantsCount: { count: 2048 } };
	const found = (id: string) => ({
		node: { ...variant(999), product: { id } },
		product: { adjacentVariants: [variant(998)] },
	});

	test('the first variant needs no further request', async () => {
		expect(await choose(large, null)).toEqual({ chosen: '2', neighbours: ['1'], asked: [] });
	});

	test('an included one needs its neighbours only', async () => {
		expect(await choose(large, '1', found(product.id))).toEqual({
			chosen: '1',
			neighbours: ['998'],
			asked: ['ProductAdjacentVariants'],
		});
	});

	test('any other one is fetched by its id', async () => {
		expect(await choose(large, '999', found(product.id))).toEqual({
			chosen: '999',
			neighbours: ['998'],
			asked: ['ProductVariantById', 'ProductAdjacentVariants'],
		});
	});

	test('one that does not exist counts as absent, and so does another product’s', async () => {
		const none = { chosen: '2', neighbours: ['1'], asked: ['ProductVariantById'] };
		expect(await choose(large, '999', { node: null })).toEqual(none);
		expect(await choose(large, '999', found('gid://shopify/Product/9'))).toEqual(none);
	});

	test('an invalid id is not fetched', async () => {
		expect((await choose(large, 'abc')).asked).toEqual([]);
	});
});
