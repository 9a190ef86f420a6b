import { expect, test } from 'vitest';
import { variantIds } from '../setup/catalogue';
import { textOf, useSharedEdge } from './edge';

const edge = useSharedEdge();

const main = async (path: string) => /<main[\s\S]*<\/main>/.exec(await edge.page(path))?.[0] ?? '';

test('is the same at both of its URLs', async () => {
	const other = await main('/products/aerolume');
	expect(other).toContain('"/products/aerolume?variant=');
	expect(other.replaceAll('"/products/aerolume?', '"/aerolume?')).toBe(await main('/aerolume'));
});

test('shows the live map, sizes to scale, data, questions and what goes with it, in this order', async () => {
	const html = await main('/aerolume');
	const parts = ['id="live"', 'id="wall"', 'id="data"', 'id="questions"', '>Dazu passt</h2>'];
	const places = parts.map((part) => html.indexOf(part));
	expect(Math.min(...places)).toBeGreaterThan(0);
	expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test.each([
	['plenty', 40, 60, 'Deutschland', '#d8c298'],
	['large', 60, 90, 'Deutschland', '#d8c298'],
	['alpsLarge', 90, 60, 'Alpen', '#1d1e20'],
] as const)(
	'draws the chosen variant to scale: %s',
	async (variant, width, height, region, color) => {
		const html = await main(`/aerolume?variant=${variantIds[variant]}`);
		const [wall = ''] = /<section[^>]* aria-labelledby="wall">[\s\S]*?<\/section>/.exec(html) ?? [];
		expect(wall).toContain(`style="--width:${width};--height:${height};--frame:${color}"`);
		const [caption = ''] = /<figcaption[\s\S]*<\/figcaption>/.exec(wall) ?? [];
		expect(textOf(caption).replaceAll('\u00a0', ' ')).toMatch(
			new RegExp(`^${region}, .+: ${width} cm breit, ${height} cm hoch$`),
		);
	},
);

test.each([
	['plenty', ['60 × 40 cm', '90 × 60 cm+200 €']],
	['large', ['60 × 40 cm−200 €', '90 × 60 cm']],
] as const)(
	'says at a size what it costs more or less than the chosen one: %s',
	async (variant, sizes) => {
		const html = await main(`/aerolume?variant=${variantIds[variant]}`);
		const links = [...html.matchAll(/<a [^>]*variant=\d+"[^>]*>([\s\S]*?)<\/a>/g)].map(
			([, body = '']) => textOf(body).replaceAll('\u00a0', ' '),
		);
		expect(links.filter((text) => text.includes('cm'))).toEqual(sizes);
	},
);

test('shows the pictures of the steps and the box once', async () => {
	const html = await main('/aerolume');
	const sections = ['how', 'box'].map(
		(id) => new RegExp(`aria-labelledby="${id}">[\\s\\S]*?</section>`).exec(html)?.[0] ?? '',
	);
	const files = sections.flatMap((section) =>
		[...section.matchAll(/ src="[^"]*\/([\w-]+)\.webp/g)].map(([, file = '']) => file),
	);
	expect(files.length).toBe(4);
	const [gallery = ''] = html.split('aria-labelledby="how"');
	expect(gallery).toContain('aerolume-germany-oak-night');
	for (const file of files) expect(gallery).not.toContain(`${file}.webp`);
});

test('links, and recommends, the wall mount for drywall, whose anchors are not in the box', async () => {
	const html = await main('/aerolume');
	const [box = ''] = /<section[^>]* aria-labelledby="box">[\s\S]*?<\/section>/.exec(html) ?? [];
	const [, path = ''] = /<a [^>]*href="([^"]+)"[^>]*>[^<]*Gipskarton/.exec(box) ?? [];
	expect(textOf(await main(path))).toMatch(/Wand: ?Gipskarton/);
	const [, goesWith = ''] = html.split('>Dazu passt</h2>');
	expect(goesWith).toContain(`href="${path}"`);
});

test.each([
	['plenty', 'Deutschland', 'hier mit EU-Stecker'],
	['alps', 'Alpen', 'hier mit EU-Stecker'],
	['usaOak', 'USA', 'mit amerikanischem Stecker'],
] as const)(
	'shows the lights and the plug of the chosen region alone: %s',
	async (variant, region, plug) => {
		const html = await main(`/aerolume?variant=${variantIds[variant]}`);
		const alts = [...html.matchAll(/ alt="([^"]+)"/g)].map(([, alt = '']) => alt);
		const near = alts.filter((alt) => alt.startsWith('Nahaufnahme der Karte'));
		const plugs = alts.filter((alt) => alt.includes('Stecker'));
		// With the steps.
		expect(near).toHaveLength(1);
		expect(plugs).toHaveLength(1);
		for (const alt of near) expect(alt).toContain(`Karte ${region}:`);
		for (const alt of plugs) expect(alt).toContain(plug);
	},
);
