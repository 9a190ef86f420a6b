import { describe, expect, test } from 'vitest';
import { SITE_URL, useSharedEdge } from './edge';
import { jsonLdOf } from './schema-org';

const edge = useSharedEdge();

const PUBLIC = 'public, max-age=0, must-revalidate';

interface Payload {
	path: string;
	title: string;
	description: string;
	html: string;
	updated: string;
	toc: { id: string; title: string }[];
	pages?: { path: string }[];
}

const payloadOf = async (path: string): Promise<Payload> =>
	JSON.parse(await edge.page(`${path}/_payload.json`)) as Payload;

const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

describe.each(['', '/de', '/en'])('in the form %j', (form) => {
	test.each(['/docs', '/docs/wifi', '/docs/care-and-repair/led-chain', '/faq', '/connect'])(
		'%s is a page with a title, cached for everyone, as is its JSON version',
		async (path) => {
			const html = await edge.page(form + path);
			const payload = await payloadOf(form + path);
			expect(html).toContain(`<title>${payload.title} - Aerolume</title>`);
			expect(html).toMatch(new RegExp(`<h1[^>]*>${payload.title}</h1>`));
			expect(payload.path).toBe(path);
			if (path !== '/docs') expect(html).toContain(`<time dateTime="${payload.updated}">`);
			expect(payload.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
			for (const url of [form + path, `${form}${path}/_payload.json`]) {
				const again = await edge.fetch(url);
				expect(again.headers.get('Cache-Control'), url).toBe(PUBLIC);
				expect(again.headers.get('X-Page-Cache'), url).toBe('hit');
				await again.body?.cancel();
			}
		},
	);

	test.each([
		['/docs', '/aerolume'],
		['/docs/about', '/contact'],
		['/docs/wifi', '/docs/airports'],
		['/faq', '/aerolume'],
		['/connect', '/docs/aerolume-connect'],
		['/legal', '/faq'],
		['/legal/shipping', '/contact'],
		['/contact', '/faq'],
	])('%s leads on to %s', async (path, next) => {
		const [steps = ''] =
			/<nav class="next-steps"[\s\S]*?<\/nav>/.exec(await edge.page(form + path)) ?? [];
		expect(steps).toContain(`href="${form}${next}"`);
	});

	test('a guide shows pictures of the map in its text, with an alternative text', async () => {
		const html = await edge.page(`${form}/docs/aerolume-connect`);
		const pictures = main(html).match(/<figure><img [^>]*>/g) ?? [];
		expect(pictures).toHaveLength(4);
		for (const picture of pictures) expect(picture).toMatch(/ alt="[^"]{10,}/);
		expect(html).not.toContain('data-picture');
	});

	test('a URL with extra slashes redirects to the clean one', async () => {
		for (const path of ['/docs//wifi', '/docs/wifi/', '//docs/wifi']) {
			const response = await edge.fetch(form + path);
			expect(response.status, path).toBe(308);
			expect(response.headers.get('Location'), path).toBe(`${form}/docs/wifi`);
		}
	});

	test('links in texts keep the locale prefix', async () => {
		const hrefs = [...main(await edge.page(`${form}/docs/wifi`)).matchAll(/ href="(\/[^"]*)"/g)];
		expect(hrefs.length).toBeGreaterThan(5);
		for (const [, href = ''] of hrefs) expect(href.startsWith(form || '/')).toBe(true);
		if (!form) expect(hrefs.some(([, href]) => /^\/(de|en)\//.test(href ?? ''))).toBe(false);
	});
});

test.each(['', '/en'])('below %j every link of every content page works', async (form) => {
	const sections = await Promise.all(
		['/docs', '/legal', '/faq', '/connect', '/contact'].map((path) => payloadOf(form + path)),
	);
	const paths = sections.flatMap(({ pages = [] }) => pages.map(({ path }) => path));
	const texts = [...sections, ...(await Promise.all(paths.map((path) => payloadOf(form + path))))];
	const links = new Set(
		texts.flatMap(({ html }) =>
			[...html.matchAll(/ href="(\/[^"#]*)/g)].map(([, href = '']) => href),
		),
	);
	expect(links.size).toBeGreaterThan(30);
	const dead: string[] = [];
	for (const link of links) {
		const response = await edge.fetch(link);
		await response.body?.cancel();
		if (response.status >= 400) dead.push(`${link}: ${response.status}`);
	}
	expect(dead).toEqual([]);
});

test('a page contains the text of its JSON version', async () => {
	const { html } = await payloadOf('/docs/wifi');
	expect(await edge.page('/docs/wifi')).toContain(html);
});

test('a missing JSON version responds with 404 and is not cached', async () => {
	const response = await edge.fetch('/en/docs/nope/_payload.json');
	expect(response.status).toBe(404);
	expect(response.headers.get('Cache-Control')).toBe('no-store');
	expect(await response.json()).toEqual({ error: 'Page Not Found: /en/docs/nope' });
});

test.each(['/docs/wifi/_payload.json', '/en/faq.md'])('%s takes no post', async (path) => {
	const response = await edge.post(path, {});
	expect(response.status).toBe(405);
	expect(response.headers.get('Allow')).toBe('GET');
});

test.each([
	['/docs?q=leinöl', '/docs/care-and-repair#frame', '1 Seite zu „leinöl“'],
	['/en/docs?q=linseed', '/en/docs/care-and-repair#frame', '1 page on “linseed”'],
])('%s leads to %s', async (url, href, words) => {
	const response = await edge.fetch(url);
	const html = await response.text();
	expect(main(html)).toContain(`href="${href}"`);
	expect(main(html)).toContain(words);
	expect(html).toContain('<meta name="robots" content="noindex"/>');
	expect(response.headers.get('X-Page-Cache')).toBeNull();
});

test('a search without a match shows a message with the escaped query, and all guides', async () => {
	const html = main(await edge.page(`/docs?q=${encodeURIComponent('<b>"xyzzy')}`));
	expect(html).toContain('Nichts zu „&lt;b&gt;&quot;xyzzy“ gefunden');
	expect(html).toContain('value="&lt;b&gt;&quot;xyzzy"');
	expect(html).toContain('href="/contact"');
	expect(html).toContain('href="/docs/wifi"');
	expect(html).not.toContain('<b>');
});

test.each(['', '/en'])(
	'%s/faq has every question that it shows in its structured data',
	async (form) => {
		const html = await edge.page(`${form}/faq`);
		const graph = jsonLdOf(html).flatMap((block) => block['@graph']);
		const faq = graph.find((thing) => thing['@type'] === 'FAQPage') as {
			mainEntity: { name: string; acceptedAnswer: { text: string } }[];
		};
		const shown = [...html.matchAll(/<summary><h3>(.*?)<\/h3>/g)].map(([, question]) =>
			question?.replace(/<[^>]+>/g, ''),
		);
		expect(faq.mainEntity.map(({ name }) => name)).toEqual(shown);
		expect(shown.length).toBeGreaterThanOrEqual(20);
		for (const { name, acceptedAnswer } of faq.mainEntity) {
			expect(acceptedAnswer.text.length, name).toBeGreaterThanOrEqual(10);
		}
		expect(graph.map((thing) => thing['@type'])).toContain('BreadcrumbList');
	},
);

test.each([
	['', 'Deutschland'],
	['/en', 'USA'],
])('%s/faq states the shipping costs of the shipping page', async (form, country) => {
	const shipping = await edge.page(`${form}/legal/shipping`);
	const cost =
		new RegExp(`<td[^>]*>${country}</td>\\s*<td[^>]*>([^<]+)<`).exec(shipping)?.[1] ?? 'no cost';
	const [, answer = ''] = (await edge.page(`${form}/faq`)).split('id="shipping-cost"');
	expect(answer.split('</details>')[0]).toContain(cost);
});

test.each([
	['/docs/aerolume-connect', '| Eiche'],
	['/en/docs/aerolume-connect', '| Oak'],
	['/en/faq', '### Do I have to drill?'],
	['/connect', '## Dein WLAN eintragen'],
	['/docs', `](${SITE_URL}/docs/care-and-repair/led-chain.md): Zehn`],
])('%s has a Markdown version with %s, and llms.txt links to it', async (path, words) => {
	expect(await edge.page(path)).toContain(
		`<link rel="alternate" type="text/markdown" href="${SITE_URL}${path}.md"/>`,
	);
	const text = await edge.page(`${path}.md`);
	expect(text).toMatch(/^# .+\n\n> .+\n\n/);
	expect(text).toContain(words);
	expect(text).not.toMatch(/<(p|h\d|ul|svg|table)[ >]|\{[#{]/);
	const overview = await edge.page(path.startsWith('/en') ? '/en/llms.txt' : '/llms.txt');
	expect(overview).toContain(`](${SITE_URL}${path}.md)`);
});
