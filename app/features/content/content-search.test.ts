import { expect, test } from 'vitest';
import {
	indexPages,
	MAX_QUERY_LENGTH,
	readQuery,
	type SearchedPage,
	searchContent,
} from './content-search';

const pages: SearchedPage[] = [
	{
		path: '/docs/care',
		title: 'Pflege',
		description: 'Abstauben',
		sections: [
			{ id: '', title: '', text: 'Das Netzteil bleibt dabei gezogen.' },
			{ id: 'frame', title: 'Der Rahmen', text: 'Eiche wird geölt.' },
		],
	},
	{
		path: '/docs/power',
		title: 'Netzteil und Größe',
		description: 'Strom für LED-Ketten',
		sections: [{ id: '', title: '', text: 'Fünf Volt.' }],
	},
];

const indexed = indexPages(pages);

const found = (query: string) => searchContent(indexed, query).map(({ path }) => path);

test('a match in a title scores higher than one in a text', () => {
	expect(found('netzteil')).toEqual(['/docs/power', '/docs/care']);
});

test.each(['GROSSE', 'Größe', 'groß'])('%s is found regardless of accents and case', (query) => {
	expect(found(query)).toEqual(['/docs/power']);
});

test.each(['LED-Ketten', 'ledketten', 'kette led'])(
	'%s is found with or without hyphen or space',
	(query) => {
		expect(found(query)).toEqual(['/docs/power']);
	},
);

test('a match in a title scores higher than one in a description', () => {
	const page = { sections: [{ id: '', title: '', text: 'Versand' }] };
	const shipping = indexPages([
		{ ...page, path: '/faq', title: 'Fragen', description: 'Versand' },
		{ ...page, path: '/legal/shipping', title: 'Versand', description: '' },
	]);
	expect(searchContent(shipping, 'versand')[0]?.path).toBe('/legal/shipping');
});

test('an answer comes before a legal text that matches about as well, and after one that matches far better', () => {
	const answers = indexPages([
		{
			path: '/legal/revocation',
			section: 'legal',
			title: 'Widerruf',
			description: 'So gibst du etwas zurück.',
			sections: [{ id: 'right', title: 'Widerruf', text: 'Binnen 14 Tagen.' }],
		},
		{
			path: '/faq',
			section: 'faq',
			title: 'Fragen',
			description: 'Antworten',
			sections: [
				{ id: 'order', title: 'Umtausch', text: '' },
				{ id: 'return', title: 'Kann ich die Karte zurückgeben?', text: 'Ja.' },
			],
		},
	]);
	const group = ['widerruf', 'zurückgeben'];
	const first = (query: string) => searchContent(answers, query, () => group)[0]?.path;
	expect(first('retoure')).toBe('/faq#return');
	expect(first('zurückgeben')).toBe('/faq#return');
	expect(first('widerruf')).toBe('/legal/revocation#right');
});

test('every word must match, and a result links to the section with most of them', () => {
	expect(found('netzteil eiche')).toEqual(['/docs/care']);
	expect(searchContent(indexed, 'rahmen eiche')).toEqual([
		{
			path: '/docs/care#frame',
			title: 'Pflege',
			section: 'Der Rahmen',
			excerpt: 'Eiche wird geölt.',
		},
	]);
});

test('a heading without text of its own is not a separate result', () => {
	const grouped = indexPages([
		{
			path: '/faq',
			title: 'Fragen',
			description: 'Antworten',
			sections: [
				{ id: '', title: '', text: '' },
				{ id: 'map', title: 'Die Karte', text: '' },
				{ id: 'frames', title: 'Rahmen', text: 'Zur Karte gehört ein Rahmen.' },
			],
		},
	]);
	expect(searchContent(grouped, 'karte')[0]).toMatchObject({ path: '/faq#frames' });
	expect(searchContent(grouped, 'die')[0]).toEqual({
		path: '/faq',
		title: 'Fragen',
		excerpt: 'Antworten',
	});
});

test('a match inside a word counts only where no word begins with the term', () => {
	const prints = indexPages([
		{ path: '/legal/imprint', title: 'Imprint', description: '', sections: [] },
		{ path: '/docs/print', title: 'Prints', description: '', sections: [] },
	]);
	expect(searchContent(prints, 'print').map(({ path }) => path)).toEqual(['/docs/print']);
	expect(searchContent(prints.slice(0, 1), 'print')).toHaveLength(1);
	expect(searchContent(prints, 'int')).toEqual([]);
});

test('a page with a synonym of a word is found', () => {
	const synonymsOf = (word: string) => (word === 'putzen' ? ['Pflege', 'Wi-Fi'] : []);
	expect(searchContent(indexed, 'putzen')).toEqual([]);
	const [hit] = searchContent(indexed, 'putzen eiche', synonymsOf);
	expect(hit?.path).toBe('/docs/care#frame');
});

test('a synonym is found as a whole word or its plural', () => {
	const page = { description: '', sections: [] };
	const prints = indexPages([
		{ ...page, path: '/docs/printed', title: 'Printed maps' },
		{ ...page, path: '/docs/prints', title: 'Prints and frames' },
		{ ...page, path: '/docs/delivery', title: 'Lieferungen' },
	]);
	const pathsFound = (query: string, synonym: string) =>
		searchContent(prints, query, () => [synonym]).map(({ path }) => path);
	expect(pathsFound('poster', 'print')).toEqual(['/docs/prints']);
	expect(pathsFound('versand', 'lieferung')).toEqual(['/docs/delivery']);
	expect(pathsFound('print', 'poster')).toEqual(['/docs/printed', '/docs/prints']);
});

test('a section with the title of its page is not named twice', () => {
	const text = 'Binnen 14 Tagen.';
	const page = { path: '/legal/revocation', title: 'Widerrufsrecht', description: '' };
	const pages = indexPages([
		{ ...page, sections: [{ id: 'right', title: 'Widerrufsrecht', text }] },
	]);
	expect(searchContent(pages, 'widerruf')).toEqual([
		{ path: '/legal/revocation#right', title: 'Widerrufsrecht', excerpt: text },
	]);
});

test('the section with the typed word is better than one with a synonym', () => {
	const shipping = indexPages([
		{
			path: '/legal/shipping',
			title: 'Versand',
			description: '',
			sections: [
				{ id: 'costs', title: 'Versandkosten', text: 'Versand nach Deutschland' },
				{ id: 'time', title: 'Lieferzeit', text: 'Drei Tage.' },
			],
		},
	]);
	const [hit] = searchContent(shipping, 'lieferzeit', () => ['versand']);
	expect(hit).toMatchObject({ path: '/legal/shipping#time', excerpt: 'Drei Tage.' });
});

test('stop words need not match', () => {
	expect(found('die Größe in dem Netzteil')).toEqual(found('größe netzteil'));
	expect(found('die Größe in dem Netzteil')).toEqual(['/docs/power']);
});

test('a query of more than eight words is searched for the first ones', () => {
	expect(found(`${'netzteil '.repeat(8)}regenbogen`)).toHaveLength(2);
});

test.each(['', '  ', '?!', 'regenbogen'])('%j finds nothing', (query) => {
	expect(found(query)).toEqual([]);
});

test('a word of a table is found, and the excerpt has none of the table', () => {
	const text = 'Davor. '.repeat(40);
	const tables = 'Leinöl: 30 ml; Pinsel: Ziegenhaar. ';
	const page = { path: '/docs/table', title: 'Tabelle', description: 'Beschreibung' };
	const searched = indexPages([
		{ ...page, sections: [{ id: 'long', title: 'Lang', text, tables }] },
		{ ...page, sections: [{ id: 'alone', title: 'Allein', text: '', tables }] },
	]);
	expect(searchContent(searched, 'ziegenhaar')).toMatchObject([
		{ path: '/docs/table#long', excerpt: expect.stringMatching(/^(Davor\. ?)+$/) },
		{ path: '/docs/table#alone', excerpt: 'Beschreibung' },
	]);
});

test('an excerpt shows the sentence that contains most words of the query', () => {
	const text = `${'Das Netzteil bleibt gezogen. '.repeat(10)}Eiche, Netzteil, WLAN. Ende.`;
	const page = { path: '/docs/long', title: 'Lang', description: '' };
	const long = indexPages([{ ...page, sections: [{ id: 'a', title: 'A', text }] }]);
	const excerptFor = (query: string) =>
		searchContent(long, query, (word) => (word === 'funk' ? ['wlan'] : []))[0]?.excerpt;
	expect(excerptFor('netzteil')).not.toContain('Eiche');
	expect(excerptFor('netzteil eiche')).toContain('Eiche, Netzteil');
	expect(excerptFor('netzteil funk')).toContain('Eiche, Netzteil');
});

test('a query is one line of limited length', () => {
	expect(readQuery(' a \n b ')).toBe('a b');
	expect(readQuery('x'.repeat(500))).toHaveLength(MAX_QUERY_LENGTH);
	expect(readQuery(null)).toBe('');
});
