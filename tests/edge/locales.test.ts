import { describe, expect, test } from 'vitest';
import { SITE_URL, useSharedEdge } from './edge';

const edge = useSharedEdge();

/** Paths, each with its canonical one. */
const PAGES = [
	['/', '/'],
	['/aerolume', '/aerolume'],
	['/products/aerolume', '/aerolume'],
	['/products/frame-oak', '/products/frame-oak'],
] as const;
const FORMS = ['', '/de', '/en'];
const inForm = (form: string, path: string) => (path === '/' && form ? form : `${form}${path}`);

const attribute = (html: string, tag: RegExp, name: string) =>
	new RegExp(`${name}="([^"]*)"`, 'i').exec(tag.exec(html)?.[0] ?? '')?.[1];

describe.each(PAGES)('the page %s', (path, canonical) => {
	test.each(FORMS)(
		'with the prefix %j has the language, canonical and alternates of its locale',
		async (form) => {
			const html = await edge.page(inForm(form, path));
			const english = form === '/en';
			expect(attribute(html, /<html[^>]*>/, 'lang')).toBe(english ? 'en' : 'de');
			expect(attribute(html, /<link[^>]*rel="canonical"[^>]*>/, 'href')).toBe(
				`${SITE_URL}${inForm(english ? '/en' : '', canonical)}`,
			);
			const alternates = Object.fromEntries(
				[...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"\/>/g)].map(
					([, language, href]) => [language, href],
				),
			);
			expect(alternates).toEqual({
				de: `${SITE_URL}${canonical}`,
				en: `${SITE_URL}${inForm('/en', canonical)}`,
				'x-default': `${SITE_URL}${canonical}`,
			});
		},
	);

	test.each(FORMS)('with the prefix %j keeps it in every link and form', async (form) => {
		const html = await edge.page(inForm(form, path));
		const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
		const actions = [...html.matchAll(/<form [^>]*action="(\/[^"]*)"/g)].map(
			([, href = '']) => href,
		);
		expect(links.length).toBeGreaterThan(3);
		const wrong = [...links, ...actions.filter((action) => action !== '/api/locale')].filter(
			(href) =>
				form ? href !== form && !href.startsWith(`${form}/`) : /^\/(de|en)(\/|$)/.test(href),
		);
		expect(wrong).toEqual([]);
	});

	test('has a title by the template', async () => {
		expect(await edge.page(path)).toMatch(/<title>[^<]+ - Aerolume<\/title>/);
	});
});

test.each([
	['/FAQ', '/faq'],
	['/EN/Contact?utm_source=x', '/en/contact?utm_source=x'],
	['/AEROLUME', '/aerolume'],
	['/robots.TXT', '/robots.txt'],
])('%s redirects to %s, which is cached', async (path, target) => {
	const response = await edge.fetch(path);
	expect(response.status).toBe(308);
	expect(response.headers.get('Location')).toBe(target);
	if (target.includes('contact')) return;
	await edge.page(target);
	expect((await edge.fetch(target)).headers.get('X-Page-Cache')).toBe('hit');
});

describe('GET / negotiates the language', () => {
	const english = { 'Accept-Language': 'en-GB,en;q=0.9' };

	test.each<[string, Record<string, string>]>([
		['the browser’s language', english],
		['the stored cookie', { Cookie: 'locale=en', 'Accept-Language': 'de' }],
	])('%s English redirects to /en', async (_, headers) => {
		const response = await edge.fetch('/?utm_source=x', { headers });
		expect(response.status).toBe(302);
		expect(response.headers.get('Location')).toBe('/en?utm_source=x');
		expect(response.headers.get('Vary')).toBe('Cookie, Accept-Language');
		expect(response.headers.get('Cache-Control')).toBe('no-store');
	});

	test.each<[string, Record<string, string>]>([
		['the stored cookie is German', { ...english, Cookie: 'locale=de' }],
		['the browser prefers German', { 'Accept-Language': 'de,en;q=0.5' }],
		['the language is not spoken here', { 'Accept-Language': 'fr' }],
		['it is a click on the logo', { ...english, 'Sec-Fetch-Site': 'same-origin' }],
		['it is a crawler', { ...english, 'User-Agent': 'Googlebot/2.1' }],
	])('not where %s', async (_, headers) => {
		expect((await edge.fetch('/', { headers })).status).toBe(200);
	});

	test.each(['/de', '/aerolume', '/_root.data'])('not at %s', async (path) => {
		expect((await edge.fetch(path, { headers: english })).status).toBe(200);
	});

	test('before the page cache', async () => {
		const german = { headers: { 'Accept-Language': 'de' } };
		await edge.page('/', german);
		await edge.page('/', german);
		expect((await edge.fetch('/', { headers: english })).status).toBe(302);
	});
});

describe('switching the language', () => {
	test.each([
		['en', '/products/aerolume?variant=1', '/en/products/aerolume?variant=1'],
		['de', '/cart', '/cart'],
		['en', '/', '/en'],
		['de', '/search?q=x&filter.productType=Print', '/search?q=x'],
	])('to %s from %s redirects to %s and is stored for 365 days', async (locale, path, target) => {
		const response = await edge.post('/api/locale', { locale, path });
		expect(response.status).toBe(303);
		expect(response.headers.get('Location')).toBe(target);
		const cookie = response.headers.get('Set-Cookie') ?? '';
		expect(cookie).toContain(`locale=${locale};`);
		expect(cookie).toContain('Max-Age=31536000');
	});

	/** Where the language form of a page leads, with the form's own fields. */
	async function switched(locale: string, path: string, headers = {}): Promise<string> {
		const html = await edge.page(path, { headers });
		const [form = ''] = /<form [^>]*action="\/api\/locale"[\s\S]*?<\/form>/.exec(html) ?? [];
		const fields = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
			([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
		);
		const response = await edge.post(
			'/api/locale',
			{ ...Object.fromEntries(fields), locale },
			headers,
		);
		return response.headers.get('Location') ?? '';
	}

	const size = 'filter.option=gr%C3%B6%C3%9Fe:60+%C3%97+40+cm';

	test.each([
		['en', `/collections/posters?${size}`, '/en/collections/posters'],
		['de', '/en/collections/maps?filter.option=frame:Oak', '/collections/maps'],
		['de', '/en/search?filter.productType=Print&q=poster', '/search?q=poster'],
		[
			'en',
			'/collections/maps?filter.available=true&filter.option=rahmen:Eiche&sort=newest',
			'/en/collections/maps?filter.available=true&sort=newest',
		],
	])(
		'to %s from %s leads to %s, without the filters in the other language',
		async (locale, path, target) => {
			expect(await switched(locale, path)).toBe(target);
		},
	);

	test('keeps a range of prices for a visitor who has chosen a country', async () => {
		const path = '/collections/frames?filter.price=10-50';
		expect(await switched('en', path)).toBe('/en/collections/frames');
		expect(await switched('en', path, { Cookie: 'country=DE' })).toBe(`/en${path}`);
	});

	test('to the page’s own language keeps every filter', async () => {
		const path = '/collections/maps?filter.option=rahmen%3AEiche&filter.price=10-5000';
		expect(await switched('de', path)).toBe(path);
	});

	test('never redirects to another site', async () => {
		const response = await edge.post('/api/locale', { locale: 'en', path: '//evil.example/' });
		expect(response.headers.get('Location')).toBe('/en');
	});

	test('to an unknown locale gets 400', async () => {
		const response = await edge.post('/api/locale', { locale: 'xx', path: '/' });
		expect(response.status).toBe(400);
		expect(await response.json()).toEqual({ error: 'Unknown locale' });
	});
});

describe('the messages', () => {
	test.each(['de', 'en'])(
		'of %s are at the URL in the page, cached for 24 hours',
		async (locale) => {
			const html = await edge.page(`/${locale}`);
			const path = /href="(\/locales\/[^"]*)"/.exec(html)?.[1] ?? '';
			expect(path).toMatch(new RegExp(`^/locales/${locale}\\.json\\?v=[0-9a-f]{8}$`));
			const response = await edge.fetch(path);
			expect(response.headers.get('Cache-Control')).toContain('max-age=86400');
			expect(await response.json()).toMatchObject({
				cart: { open: locale === 'de' ? 'Warenkorb' : 'Cart' },
			});
		},
	);

	test('of another version are returned, but not cached', async () => {
		const response = await edge.fetch('/locales/de.json?v=00000000');
		expect(response.status).toBe(200);
		expect(response.headers.get('Cache-Control')).toBe('no-store');
	});

	test.each(['/locales/fr.json', '/locales/de', '/locales/__proto__.json'])(
		'%s: Failed loading locale',
		async (path) => {
			const response = await edge.fetch(path);
			expect(response.status).toBe(404);
			expect(await response.json()).toEqual({ error: 'Failed loading locale' });
		},
	);
});
