import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { SITE_URL, useSharedEdge } from './edge';
import { type JsonLd, jsonLdOf, vocabularyErrors } from './schema-org';

const edge = useSharedEdge();

type Thing = Record<string, unknown>;

const PAGES = [
	'/',
	'/en',
	'/aerolume',
	'/en/aerolume',
	'/products/aerolume',
	`/en/products/aerolume?variant=${variantIds.alpsLarge}`,
	'/products/frame-oak',
	'/en/products/gift-card',
	'/products/calendar-2026',
	'/en/weather/usa',
	'/collections/posters',
];

async function graphOf(path: string): Promise<Thing[]> {
	const [block, ...others] = jsonLdOf(await edge.page(path));
	expect(others).toEqual([]);
	return block?.['@graph'] ?? [];
}

async function thing(path: string, ...types: string[]): Promise<Thing> {
	const found = (await graphOf(path)).find((each) => types.includes(String(each['@type'])));
	expect(found, `${path} has ${types}`).toBeDefined();
	return found ?? {};
}

/** `query-input` is an annotation of actions that the types leave out. */
function withoutActionInput(block: JsonLd): JsonLd {
	return JSON.parse(
		JSON.stringify(block, (key, value) => (key === 'query-input' ? undefined : value)),
	);
}

describe('structured data', () => {
	test('only has types, properties and values of schema.org', async () => {
		const blocks = await Promise.all(
			PAGES.map(async (path) => jsonLdOf(await edge.page(path)).map(withoutActionInput)),
		);
		expect(blocks.every(({ length }) => length === 1)).toBe(true);
		expect(await vocabularyErrors(blocks.flat())).toBe('');
	});

	test('would fail this check with errors', async () => {
		const wrong = [
			{ '@type': 'Offer', price: '1.0', availability: 'https://schema.org/InStock' },
			{ '@type': 'Offer', prize: '1.0' },
			{ '@type': 'Offfer' },
			{ '@type': 'Offer', availability: 'https://schema.org/Here' },
		].map((each) => ({ '@context': 'https://schema.org', '@graph': [each] }));
		const errors = await vocabularyErrors(wrong);
		expect(errors.split('\n').filter((line) => line.includes('error'))).toHaveLength(3);
		for (const word of ['prize', 'Offfer', 'Here']) expect(errors).toContain(word);
	});

	test.each(PAGES)('on %s has the fields that Google requires', async (path) => {
		for (const each of await graphOf(path)) {
			const schema = REQUIRED[String(each['@type'])];
			expect(schema, String(each['@type'])).toBeDefined();
			if (schema) expect(v.safeParse(schema, each).issues).toBeUndefined();
		}
	});
});

describe('a product', () => {
	test('is the same on its two pages', async () => {
		const own = await thing('/aerolume', 'ProductGroup');
		const other = await thing('/products/aerolume', 'ProductGroup');
		expect(own['@id']).toBe(`${SITE_URL}/products/aerolume#product`);
		expect(other).toEqual(own);
	});

	test('has the prices of its page, in the visitor’s market', async () => {
		const path = '/products/calendar-2026';
		const german = (await thing(path, 'Product')).offers as Thing;
		expect(german).toMatchObject({ price: '24.0', priceCurrency: 'EUR' });
		const html = await edge.page(path, { headers: { Cookie: 'country=US' } });
		const american = jsonLdOf(html)[0]?.['@graph'][0]?.offers as Thing;
		expect(american.priceCurrency).toBe('USD');
		expect(html).toContain(String(american.price).replace(/\.0$/, ''));
	});

	test.each(['/aerolume', '/products/aerolume'])(
		'on %s has all variants with their offers, including sold-out ones',
		async (path) => {
			const group = await thing(path, 'ProductGroup');
			const variants = group.hasVariant as (Thing & { offers: Thing })[];
			expect(variants).toHaveLength(24);
			expect(group).not.toHaveProperty('offers');
			const soldOut = variants.find(({ sku }) => sku === 'AL-DE-ALU-90');
			expect(soldOut?.offers.availability).toBe('https://schema.org/OutOfStock');
			expect(new Set(variants.map(({ offers }) => offers.url)).size).toBe(24);
		},
	);
});

describe('a collection', () => {
	test('lists the products of its page, in the same order', async () => {
		const html = await edge.page('/en/collections/posters');
		const { itemListElement } = await thing('/en/collections/posters', 'ItemList');
		const listed = (itemListElement as { url: string }[]).map(({ url }) =>
			url.slice(SITE_URL.length),
		);
		const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
		const links = [...main.matchAll(/href="(\/en\/products\/[\w-]+)["?]/g)].map(([, href]) => href);
		expect(listed).toEqual([...new Set(links)]);
		expect(listed.length).toBeGreaterThan(3);
	});

	test('has no structured data if it is filtered or paginated', async () => {
		const html = await edge.page('/collections/posters?filter.available=true');
		expect(jsonLdOf(html)).toEqual([]);
	});
});

const text = v.pipe(v.string(), v.nonEmpty());
const url = v.pipe(v.string(), v.url(), v.startsWith('http'));
const own = v.pipe(v.string(), v.startsWith(SITE_URL));
const decimal = v.pipe(v.string(), v.regex(/^\d+\.\d+$/));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const named = v.object({ '@id': own });

const offer = v.object({
	'@type': v.literal('Offer'),
	url: own,
	price: decimal,
	priceCurrency: currency,
	availability: url,
	itemCondition: url,
	shippingDetails: v.optional(named),
	hasMerchantReturnPolicy: v.optional(named),
});

const range = v.object({
	lowPrice: decimal,
	highPrice: decimal,
	priceCurrency: currency,
	offerCount: v.number(),
});

const product = v.object({ name: text, image: url, offers: offer });

/** Fields that Google requires, by type; other types must not occur. */
const REQUIRED: Record<string, v.GenericSchema> = {
	Product: v.object({ ...product.entries, '@id': own, description: text }),
	ProductGroup: v.object({
		'@id': own,
		name: text,
		description: text,
		productGroupID: text,
		hasVariant: v.optional(v.pipe(v.array(product), v.minLength(1))),
		offers: v.optional(range),
	}),
	OfferShippingDetails: v.object({
		'@id': own,
		shippingDestination: v.object({ addressCountry: country }),
		shippingRate: v.object({ value: decimal, currency }),
	}),
	MerchantReturnPolicy: v.object({
		'@id': own,
		applicableCountry: country,
		returnPolicyCategory: url,
		merchantReturnDays: v.pipe(v.number(), v.minValue(14)),
	}),
	BreadcrumbList: v.object({
		itemListElement: v.pipe(
			v.array(v.object({ position: v.number(), name: text, item: own })),
			v.minLength(2),
		),
	}),
	OnlineStore: v.object({ '@id': own, name: text, url: own, logo: own }),
	WebSite: v.object({
		name: text,
		url: own,
		potentialAction: v.object({
			target: v.object({ urlTemplate: v.pipe(v.string(), v.endsWith('?q={search_term_string}')) }),
			'query-input': v.literal('required name=search_term_string'),
		}),
	}),
	FAQPage: v.object({
		mainEntity: v.array(v.object({ name: text, acceptedAnswer: v.object({ text }) })),
	}),
	CollectionPage: v.object({ name: text, url: own }),
	ItemList: v.object({
		itemListElement: v.array(v.object({ position: v.number(), name: text, url: own })),
	}),
};
