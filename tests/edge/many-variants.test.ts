import { describe, expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { cookiesOf, textOf, useEdge } from './edge';
import { jsonLdOf } from './schema-org';

const edge = useEdge({}, 24);

/** A product with 2,048 variants of 16 papers, 16 inks and 8 sizes; each costs a cent more than the last. */
const PATH = '/products/print-to-order';
const FIRST = 44_200_000_000_001;
const LAST = FIRST + 2_047;

const at = (number: number) => `${PATH}?variant=${FIRST + number}`;
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** The page's option values: name, link, and whether it is chosen. */
function choicesOf(html: string) {
	return [
		...main(html).matchAll(
			/<a ([^>]*)href="(\/products\/print-to-order\?variant=\d+)"[^>]*>([\s\S]*?)<\/a>/g,
		),
	].map(([, before = '', href = '', body = '']) => ({
		// Without the line below it.
		name: textOf(body).replace(/(?:[+−]\d.*|ausverkauft)$/, ''),
		href,
		chosen: before.includes('aria-current="true"'),
	}));
}

/** Chosen values, price, picture, and the form's variant. */
function shownBy(html: string) {
	return {
		chosen: choicesOf(html).flatMap(({ name, chosen }) => (chosen ? [name] : [])),
		price: /\d+(,\d+)?\u00a0€/.exec(textOf(main(html)))?.[0],
		picture: /<img [^>]*?src="[^"]*\/([\w-]+\.webp)/.exec(main(html))?.[1],
		variant: /name="variantId" value="(\d+)"/.exec(html)?.[1],
	};
}

describe('a product with 2,048 variants', () => {
	test.each([
		[0, ['Papier 1', 'Farbe 1', 'Größe 1'], '20\u00a0€', 'poster-germany.webp'],
		[248, ['Papier 2', 'Farbe 16', 'Größe 1'], '22,48\u00a0€', 'poster-germany-framed.webp'],
		[250, ['Papier 2', 'Farbe 16', 'Größe 3'], '22,50\u00a0€', 'poster-germany-framed.webp'],
		[2_047, ['Papier 16', 'Farbe 16', 'Größe 8'], '40,47\u00a0€', 'poster-clouds.webp'],
	])('shows the variant of the URL, with %i before it', async (number, chosen, price, picture) => {
		const variant = String(FIRST + number);
		expect(shownBy(await edge.page(at(number)))).toEqual({ chosen, price, picture, variant });
	});

	test.each([0, 248, 2_047])(
		'links each value to the variant that only differs in it, with %i before it',
		async (number) => {
			const choices = choicesOf(await edge.page(at(number)));
			expect(choices).toHaveLength(40);
			const [paper, ink, size] = [
				Math.floor(number / 128),
				Math.floor(number / 8) % 16,
				number % 8,
			];
			const numbers = [
				...Array.from({ length: 16 }, (_, value) => value * 128 + ink * 8 + size),
				...Array.from({ length: 16 }, (_, value) => paper * 128 + value * 8 + size),
				...Array.from({ length: 8 }, (_, value) => paper * 128 + ink * 8 + value),
			];
			expect(choices.map(({ href }) => href)).toEqual(numbers.map(at));
			const soldOut = choices.filter(({ name }) => name.endsWith(' (ausverkauft)'));
			const expected = numbers.filter((each) => each % 17 === 11);
			expect(soldOut.map(({ href }) => href)).toEqual(expected.map(at));
		},
	);

	test('has no picture of another variant in the gallery', async () => {
		const html = await edge.page(at(2_047));
		// Not the options' thumbnails, which have one size.
		const pictures = main(html).matchAll(
			/<img [^>]*src="[^"]*\/(poster-[\w-]+\.webp)[^>]*srcset/gi,
		);
		expect(new Set([...pictures].map(([, file]) => file))).toEqual(new Set(['poster-clouds.webp']));
	});

	test('takes one platform request, and another one for similar variants', async () => {
		await edge.page(`/en${PATH}`);
		expect(await edge.operations()).toEqual(['Product']);
		await edge.page(`/en${at(5)}`);
		expect(await edge.operations()).toEqual(['Product', 'ProductAdjacentVariants']);
	});

	test('is linked from the cart with the variant of the line', async () => {
		const added = await edge.post('/cart', {
			intent: 'add',
			variantId: String(LAST),
			quantity: '1',
		});
		const cart = await edge.page('/cart', { headers: { Cookie: cookiesOf(added) } });
		expect(main(cart)).toContain(`href="${at(2_047)}"`);
	});

	test('has its price range in the structured data', async () => {
		const html = await edge.page(at(2_047));
		const group = jsonLdOf(html)[0]?.['@graph'].find(
			(thing) => thing['@type'] === 'ProductGroup',
		) as { offers: object; hasVariant: { sku: string; offers: object }[] };
		expect(group.offers).toMatchObject({
			lowPrice: '20.0',
			highPrice: '40.47',
			offerCount: 2_048,
		});
		expect(group.hasVariant).toHaveLength(100);
		expect(group.hasVariant[0]).toMatchObject({
			sku: 'PTO-16-16-8',
			offers: { price: '40.47', url: expect.stringContaining(at(2_047)) },
		});
	});

	test('has every variant in the feed', async () => {
		const feed = await edge.page('/feeds/products.xml');
		const links = new Set(feed.match(/\/products\/print-to-order\?variant=\d+/g));
		expect(links.size).toBe(2_048);
	});

	test('links to the feed in its Markdown, which only lists the loaded variants', async () => {
		const text = await edge.page(`${PATH}.md`);
		expect(text).toContain('Alle weiteren Ausführungen stehen im Produktfeed.');
		expect(await edge.page('/aerolume.md')).not.toContain('Alle weiteren');
	});
});

describe('of a product with 2,048 variants', () => {
	/** An unknown variant, and one of another product. */
	test.each([String(LAST + 1), variantIds.plenty])(
		'%s is not selected, and the page is not cached',
		async (id) => {
			await edge.page(PATH);
			const before = (await edge.operations()).length;
			for (let time = 0; time < 2; time++) {
				const response = await edge.fetch(`${PATH}?variant=${id}`);
				expect(response.status).toBe(200);
				expect(response.headers.get('X-Page-Cache')).toBeNull();
				expect(shownBy(await response.text()).variant).toBe(String(FIRST));
			}
			const operations = (await edge.operations()).slice(before);
			expect(operations).toEqual(['ProductVariantById', 'ProductVariantById']);
		},
	);

	test.each(['ProductVariantById', 'ProductAdjacentVariants'])(
		'the page responds with 503, not with another variant, if %s fails',
		async (operation) => {
			await edge.faults([{ operation, kind: 'http500' }]);
			const response = await edge.fetch(at(operation === 'ProductVariantById' ? 999 : 1_001));
			expect(response.status).toBe(503);
		},
	);
});
