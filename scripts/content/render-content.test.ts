import { expect, test } from 'vitest';
import { company, mainProductPath, site } from '../../app/site';
import { renderContent } from './render-content';

const HEAD = '---\ntitle: T\ndescription: D\norder: 10\nupdated: 2026-11-20\n---\n';

function render(markdown: string, section = 'docs') {
	return renderContent(`content/de/${section}.md`, HEAD + markdown);
}

const html = (markdown: string, section?: string) => render(markdown, section).html;

test('headings have anchors, their own or made of their words, and are in the table of contents', () => {
	const { html, toc } = render('## Größe\n\n### Klein\n\n## WLAN {#wifi}\n\n## Größe');
	expect(html).toBe(
		'<h2 id="größe">Größe</h2>\n<h3 id="klein">Klein</h3>\n<h2 id="wifi">WLAN</h2>\n<h2 id="größe-1">Größe</h2>',
	);
	expect(toc).toEqual([
		{ id: 'größe', title: 'Größe' },
		{ id: 'wifi', title: 'WLAN' },
		{ id: 'größe-1', title: 'Größe' },
	]);
});

test('links within the site have no prefix, others stay as they are', () => {
	expect(html('[a](/docs#b) [c](#d) [e](https://example.org/) [f](mailto:g@example.org)')).toBe(
		'<p><a href="/docs#b">a</a> <a href="#d">c</a> <a href="https://example.org/">e</a> <a href="mailto:g@example.org">f</a></p>',
	);
});

test('values of the site stand in text, code and URLs; an unknown one is an error', () => {
	expect(html('{{name}} `{{product}}` [x]({{mainProductPath}})')).toBe(
		`<p>${site.name} <code>${site.product}</code> <a href="${mainProductPath}">x</a></p>`,
	);
	expect(html('{{company.country}}')).toBe('<p>Deutschland</p>');
	expect(html('[{{company.phone}}](tel:{{company.phone}})')).toMatch(/href="tel:\+[0-9]+"/);
	expect(() => html('{{nothing}}')).toThrow('Content asks for {{nothing}}, which site.ts lacks');
});

test.each([
	['<script>alert(1)</script>', ''],
	['a <img src=x onerror=alert(1)> b', '<p>a  b</p>'],
	['[a](javascript:alert(1))', '<p><a>a</a></p>'],
	['<!-- template -->', ''],
])('of %j nothing is left that could do harm', (markdown, left) => {
	expect(html(markdown)).toBe(left);
});

test('a paragraph names a picture of the main product, which plain Markdown leaves out', () => {
	expect(html('a\n\n![](power)\n\nb')).toBe(
		'<p>a</p>\n<figure data-picture="power"></figure>\n<p>b</p>',
	);
	expect(render('a\n\n![](power)\n\nb').markdown).toBe('a\n\nb');
	expect(() => html('![](https://example.org/a.png)')).toThrow(
		/there is no picture https.* but main, box/,
	);
	expect(() => html('a ![](power)')).toThrow('must be a paragraph of its own');
});

test('a table scrolls by itself, and has a role and a label', () => {
	expect(html('| a | b |\n| --- | ---: |\n| 1 | 2 |')).toMatch(
		/^<div class="table-scroll" role="group" aria-label="\{\{tableLabel\}\}" tabindex="0"><table>[\s\S]*<td align="right">2<\/td>/,
	);
});

test('a cell ends a line before a bracket', () => {
	const measure = '2 m (6.6 ft) of cable';
	expect(html(measure)).toContain('2\u00a0m\u00a0(6.6\u00a0ft) of');
	expect(html(`| a |\n| --- |\n| ${measure} |`)).toContain('2\u00a0m (6.6\u00a0ft) of');
});

test('the cells of a wide table have the names of their columns', () => {
	const wide = html(
		`| See | Means | Do |\n| --- | --- | --- |\n| dark | no power | ${'plug '.repeat(20)} |`,
	);
	expect(wide).toContain('<table class="stacked" role="table">');
	expect(wide).toContain('<td role="cell">dark</td>');
	expect(wide).toContain('<td role="cell" data-label="Means">no power</td>');
	expect(html('| a | b | c |\n| --- | --- | --- |\n| 1 | 2 | 3 |')).not.toContain('stacked');
});

test('a table without a head row has its headings in the first column', () => {
	expect(html('| | |\n| --- | --- |\n| a | b |')).toMatch(
		/<table><tbody>\s*<tr>\s*<th scope="row">a<\/th>\s*<td>b<\/td>/,
	);
	expect(html('| a | |\n| --- | --- |\n| b | c |')).toMatch(/<th>a<\/th>\s*<td><\/td>/);
});

test('numbers stay on a line with their units, also inside of formatting', () => {
	expect(html('60 × 40 cm, 5 V und 2 Wochen, 8 % von 90 LEDs `5 V`')).toBe(
		'<p>60\u00a0×\u00a040\u00a0cm, 5\u00a0V und 2 Wochen, 8\u00a0% von 90\u00a0LEDs <code>5 V</code></p>',
	);
});

test.each([
	['§ 5 DDG', '§~5~DDG'],
	['§\u00a05 DDG', '§~5~DDG'],
	['Telefon +49 30 1234 56, abends', 'Telefon +49~30~1234~56, abends'],
	[
		'(Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG)',
		'(Art.~6~Abs.~1 Buchst.~a~DSGVO, §~25~Abs.~1~TDDDG)',
	],
	['(Art. 6 (1) (f) GDPR)', '(Art.~6~(1)~(f)~GDPR)'],
	['§ 27a UStG: Nummer', '§~27a~UStG: Nummer'],
	['Abs. 2 Wir', 'Abs.~2 Wir'],
	['Weg 1, 12345 Ort', 'Weg~1, 12345~Ort'],
	['Karten GmbH, {{company.director}}', `Karten~GmbH, ${company.director.replaceAll(' ', '~')}`],
	['a 24 × 16 in (60 × 40 cm) map', 'a 24~×~16~in~(60~×~40~cm) map'],
	['Art. 17 and 18 GDPR', 'Art.~17~and~18 GDPR'],
	['(z. B. § 312g Abs. 2 Nr. 1 BGB)', '(z.~B. §~312g~Abs.~2 Nr.~1~BGB)'],
])(
	'references to laws, towns, names, phone numbers, sizes and abbreviations stay together: %s',
	(text, expected) => {
		expect(html(text)).toBe(`<p>${expected.replaceAll('~', '\u00a0')}</p>`);
	},
);

test('a word with a short part before or behind its hyphen stays together, in the page alone', () => {
	const { html, sections } = render('Per E-Mail-Adresse, **Wi-Fi** oder LED-Kette: `a-b`');
	expect(html).toBe(
		'<p>Per <span class="no-break">E-Mail</span>-Adresse, <strong><span class="no-break">Wi-Fi</span></strong> oder LED-Kette: <code>a-b</code></p>',
	);
	expect(sections[0]?.text).toBe('Per E-Mail-Adresse, Wi-Fi oder LED-Kette: a-b.');
});

test('the parts of a page are plain text below their headings', () => {
	expect(render('Vorab.\n\n## Eins {#one}\n\n- a\n- b\n\n| c |\n| --- |\n| d |').sections).toEqual([
		{ id: '', title: '', text: 'Vorab.' },
		{ id: 'one', title: 'Eins', text: 'A; b.', tables: 'c; d. ' },
	]);
});

test.each([
	[
		'Im Karton:\n\n- das Netzteil\n- das Kabel\n\nHeb ihn auf.',
		'Im Karton: das Netzteil; das Kabel. Heb ihn auf.',
	],
	['Du kannst\n\n- lesen,\n- schreiben.', 'Du kannst lesen, schreiben.'],
	['1. Stecker ziehen.\n2. Rahmen (Eiche) lösen', 'Stecker ziehen. Rahmen (Eiche) lösen.'],
	['- Netz:\n  - a\n  - b\n- c', 'Netz: a; b. c.'],
	['your name\n\n(*) Delete as appropriate.', 'Your name. (*) Delete as appropriate.'],
	[
		'Kartenwerk GmbH\\\nMusterstraße 1\\\n„Hof“, links\n\nGermany',
		'Kartenwerk\u00a0GmbH, Musterstraße 1, „Hof“, links. Germany.',
	],
])('the plain text of %j separates sentences, items and lines', (markdown, text) => {
	expect(render(markdown).sections[0]?.text).toBe(text);
});

test.each([
	['Vorab. Die Maße:\n\n| a |\n| --- |\n| b |\n\nDanach.', 'Vorab. Danach.', 'Die Maße: a; b. '],
	['Das wird gespeichert:', '', 'Das wird gespeichert: '],
])('a lead-in that nothing follows is searched, and not shown: %j', (markdown, text, tables) => {
	expect(render(markdown).sections).toEqual([{ id: '', title: '', text, tables }]);
});

test('in the plain text of a table, rows and cells are separated', () => {
	const [section] = render('| a | b |\n| --- | --- |\n| c | *d* e |\n| f | |\n\nDanach.').sections;
	expect(section).toMatchObject({ text: 'Danach.', tables: 'a: b; c: d e; f. ' });
	expect(render('| | | |\n| --- | --- | --- |\n| a | b | c |').sections[0]?.tables).toBe(
		'a: b, c. ',
	);
});

test('a link that follows the last sentence is left out of the plain text', () => {
	const texts = render(
		'Drei Karten. [Alle ansehen](/a)\n\nMehr steht unter [Pflege](/b).',
	).sections;
	expect(texts.map(({ text }) => text)).toEqual(['Drei Karten. Mehr steht unter Pflege.']);
});

const faq =
	'## Karte\n\n### Was ist es? {#what}\n\nEine **Karte**.\n\nAus Papier.\n\n## Danach\n\nText';

test('answers are collapsed, and a link into one opens it', () => {
	expect(html(faq, 'faq').replace(/\n/g, '')).toBe(
		'<h2 id="karte">Karte</h2>' +
			'<details open><summary><h3>Was ist es?</h3><span class="fold-mark" aria-hidden="true"></span></summary>' +
			'<div id="what"><p>Eine <strong>Karte</strong>.</p><p>Aus Papier.</p></div></details>' +
			'<h2 id="danach">Danach</h2><p>Text</p>',
	);
});

test('questions are read with their whole answers as text', () => {
	expect(render(faq, 'faq').questions).toEqual([
		{ question: 'Was ist es?', answer: 'Eine Karte. Aus Papier.' },
	]);
});

test('the plain Markdown has neither anchors nor comments', () => {
	expect(render('<!-- a -->\n\n## {{name}} {#name}\n\n* [b](/{{product}})').markdown).toBe(
		`## ${site.name}\n\n- [b](${mainProductPath})`,
	);
});
