import { describe, expect, test } from 'vitest';
import { company } from '../../app/site';
import { variantIds } from '../setup/catalogue';
import { cookiesOf, useSharedEdge } from './edge';
import { shownIn } from './mailbox';

const edge = useSharedEdge();

const PAGES = [
	'imprint',
	'privacy',
	'terms',
	'shipping',
	'revocation',
	'guarantee',
	'accessibility',
];
const FORMS = ['', '/de', '/en'];

const shown = async (path: string) => shownIn(await edge.fetch(path));

describe('legal pages', () => {
	test.each(FORMS)(
		'with the prefix %j are public, cached, and listed by their index',
		async (prefix) => {
			const index = await shown(`${prefix}/legal`);
			for (const page of PAGES) {
				const url = `${prefix}/legal/${page}`;
				expect(index).toContain(`href="${url}"`);
				const response = await edge.fetch(url);
				expect([url, response.status]).toEqual([url, 200]);
				expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
				const html = await shownIn(response);
				// Notes for lawyers are in the file only.
				expect(html).not.toMatch(/Vorlage:|Template:|\{\{/);
				// The EU has closed its platform for online dispute resolution.
				expect(html).not.toContain('ec.europa.eu/consumers/odr');
			}
			expect((await edge.fetch(`${prefix}/legal/imprint`)).headers.get('X-Page-Cache')).toBe('hit');
		},
	);

	test.each(FORMS)(
		'with the prefix %j are one click from every page, as is the withdrawal',
		async (prefix) => {
			const html = await shown(`${prefix}/products/frame-oak`);
			const footer = html.slice(html.indexOf('<footer'));
			for (const page of [...PAGES, 'revocation/declare']) {
				expect(footer).toContain(`href="${prefix}/legal/${page}"`);
			}
		},
	);

	test('contain the company of site.ts', async () => {
		// Numbers are kept on one line.
		const imprint = (await shown('/legal/imprint')).replaceAll('\u00a0', ' ');
		const { name, street, city, email, phone, vatId, director } = company;
		for (const part of [name, street, city, email, phone, vatId, director]) {
			expect(imprint).toContain(part);
		}
	});

	test('list all data that is stored in the browser, with its duration', async () => {
		const privacy = await shown('/legal/privacy');
		const list = privacy.slice(privacy.indexOf('<section id="cookies"'));
		for (const name of ['session', 'locale', 'country', 'consent']) {
			expect(list).toContain(`${name}</code>`);
		}
	});

	test.each([
		['', 'Vertrag widerrufen'],
		['/en', 'Return an order (withdraw from contract)'],
	])(
		'call the withdrawal form one name in all links to it, with the prefix %j',
		async (prefix, name) => {
			const form = `${prefix}/legal/revocation/declare`;
			for (const path of ['/legal/revocation', '/contact']) {
				const page = await shown(`${prefix}${path}`);
				const links = [
					...page.matchAll(new RegExp(`<a (?=[^>]*href="${form}")[^>]*>(.*?)</a>`, 'g')),
				];
				const names = links.map(([, text = '']) => text.replaceAll('\u00a0', ' '));
				// In the text, and in the footer.
				expect(names.length, path).toBeGreaterThan(1);
				expect([...new Set(names)], path).toEqual([name]);
			}
			expect(await shown(form)).toContain(`>${name}</h1>`);
		},
	);

	test.each([
		[
			'/legal/guarantee',
			'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden.',
			'garantien',
		],
		[
			'/en/legal/guarantee',
			'Minimum two-year legal guarantee protection for goods sold in the European Union.',
			'guarantees',
		],
	])('%s shows the EU’s notice with its link to Your Europe', async (path, words, url) => {
		const html = await shown(path);
		expect(html).toContain(words);
		expect(html).toContain(`href="https://europa.eu/youreurope/${url}"`);
	});
});

describe('an offer', () => {
	test.each([
		['/products/power-supply-usb-c', '', 'Nicht öffnen.', 'Gehört nicht in den Hausmüll.'],
		['/en/aerolume', '/en', 'Not a toy.', 'Don’t put it in the household trash.'],
	])('%s shows manufacturer, warnings and disposal', async (path, prefix, warning, weee) => {
		const html = await shown(path);
		const { name, street, postcode, city, email } = company;
		for (const line of [name, street, `${postcode} ${city}`])
			expect(html).toContain(`<p>${line}</p>`);
		expect(html).toContain(`mailto:${email}`);
		expect(html).toContain(warning);
		expect(html).toContain(weee);
		expect(html).toContain(`href="${prefix}/legal/shipping#disposal"`);
	});

	test('shows no disposal note if it is not electrical, and no notes and guarantee for a gift card', async () => {
		const frame = await shown('/products/frame-oak');
		expect(frame).toContain(company.email);
		expect(frame).not.toContain('/legal/shipping#disposal');
		const giftCard = await shown('/products/gift-card');
		expect(giftCard).not.toContain(company.email);
		expect(giftCard).not.toContain('mindestens 2\u00a0Jahre');
	});

	test.each([
		['/products/frame-oak', '/legal/shipping', 'inkl. MwSt., zzgl. Versand'],
		['/de/products/frame-oak', '/de/legal/shipping', 'inkl. MwSt., zzgl. Versand'],
		['/en/products/frame-oak', '/en/legal/shipping', 'Taxes &amp; shipping calculated at checkout'],
		['/collections/frames', '/legal/shipping', 'Alle Preise inkl. MwSt., zzgl. Versand.'],
		['/', '/legal/shipping', 'inkl. MwSt., zzgl. Versand'],
	])('%s links from its price note to the shipping page', async (path, url, note) => {
		expect(await shown(path)).toMatch(new RegExp(`<a [^>]*href="${url}"[^>]*>${note}</a>`));
	});

	test.each([
		['/aerolume', '/legal/guarantee', 'Gesetzliche Gewährleistung: mindestens 2\u00a0Jahre'],
		['/en/products/frame-oak', '/en/legal/guarantee', 'Legal guarantee: at least 2\u00a0years'],
	])('%s links to the notice on the legal guarantee in the EU', async (path, url, words) => {
		const headers = { Cookie: 'country=DE' };
		expect(await shownIn(await edge.fetch(path, { headers }))).toMatch(
			new RegExp(`<a [^>]*href="${url}"[^>]*>${words}</a>`),
		);
	});

	const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

	test('names the warranty in place of the notice elsewhere, and links to the withdrawal', async () => {
		const main = mainOf(await shown('/en/products/frame-oak'));
		expect(main).not.toContain('Legal guarantee');
		expect(main).toMatch(/<a [^>]*href="\/en\/legal\/guarantee"[^>]*>At least 2\u00a0years/);
		expect(main).toContain('href="/en/legal/revocation"');
	});

	test.each([
		['', 'DE', 1],
		['/en', 'DE', 1],
		['/en', 'US', 0],
	])(
		'in the cart with the prefix %j, delivered to %s, links to the notice %i times',
		async (prefix, country, count) => {
			const fields = { intent: 'add', variantId: variantIds.plenty };
			const market = `country=${country}`;
			const added = await edge.post(`${prefix}/cart`, fields, { Cookie: market });
			const Cookie = `${market}; ${cookiesOf(added)}`;
			const html = await shownIn(await edge.fetch(`${prefix}/cart`, { headers: { Cookie } }));
			const links = mainOf(html).match(
				new RegExp(`<a [^>]*href="${prefix}/legal/guarantee"[^>]*>`, 'g'),
			);
			expect(links ?? []).toHaveLength(count);
		},
	);
});
