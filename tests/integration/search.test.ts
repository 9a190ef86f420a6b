import { expect, test } from 'vitest';
import type { PredictiveResults } from '../../app/features/search/predictive-view';
import { loader as suggestionsLoader } from '../../app/routes/api/predictive-search';
import { loader as searchLoader } from '../../app/routes/search';
import { useLog } from './log';
import { useTestShop } from './shop';

const shop = useTestShop();
useLog();

/** The results page of a term. */
function resultsOf(prefix: string, term: string) {
	const path = `${prefix}/search?${new URLSearchParams({ q: term })}`;
	return shop.visitor().visit(path, (input) => searchLoader({ ...input, params: {} }));
}

async function suggestionsOf(prefix: string, term: string): Promise<PredictiveResults> {
	const path = `${prefix}/api/predictive-search?${new URLSearchParams({ q: term })}`;
	const response = await shop
		.visitor()
		.visit(path, (input) => suggestionsLoader({ ...input, params: {} }));
	return response.json();
}

const handlesOf = (products: readonly { handle: string }[] = []) =>
	products.map(({ handle }) => handle);

test.each([
	['', 'Flughafen München', 'München'],
	['', 'Wetter Hamburg', 'Hamburg'],
	['/en', 'JFK airport', 'JFK'],
	['/en', 'METAR EDDM', 'EDDM'],
	['/en', 'weather in Seattle', 'Seattle'],
])('%s %s finds what %s finds', async (prefix, term, name) => {
	const [typed, alone] = await Promise.all([resultsOf(prefix, term), resultsOf(prefix, name)]);
	expect(typed.pages[0]?.path).toMatch(/^\/weather\//);
	expect(typed.seo.title).toBe(alone.seo.title.replace(name, term));
	expect(typed.helpFirst).toBe(true);
	expect(typed.pages).toEqual(alone.pages);
	expect(handlesOf(typed.view?.products)).toEqual(handlesOf(alone.view?.products));
	const suggested = await suggestionsOf(prefix, term);
	expect(suggested).toEqual(await suggestionsOf(prefix, name));
});

test.each([
	['/en', 'return', '/faq#return'],
	['/en', 'returns', '/faq#return'],
	['/en', 'refund', '/faq#return'],
	['', 'Rückgabe', '/faq#return'],
	['', 'Retoure', '/faq#return'],
	['', 'widerrufen', '/faq#return'],
	['', 'Widerrufsrecht', '/legal/revocation#right'],
	['', 'Datenschutz', '/legal/privacy#authority'],
	['', 'Wer stellt das her', '/docs/about#maker'],
	['', 'Hersteller', '/docs/about#maker'],
	['/en', 'who makes it', '/docs/about#maker'],
	['/en', 'manufacturer', '/docs/about#maker'],
	['/en', 'maker', '/docs/about#maker'],
	['/en', 'lightning', '/docs/flight-categories#motion'],
])('the first page for %s %s is %s', async (prefix, term, path) => {
	const { pages } = await resultsOf(prefix, term);
	expect(pages[0]?.path).toBe(path);
	const suggested = await suggestionsOf(prefix, term);
	expect(suggested.pages[0]?.path).toBe(path);
});

test.each([
	['', 'Karte USA'],
	['/en', 'map of USA'],
])('%s %s finds the map and the print', async (prefix, term) => {
	const handles = expect.arrayContaining(['aerolume', 'poster-usa']);
	const { view } = await resultsOf(prefix, term);
	expect(handlesOf(view?.products)).toEqual(handles);
	const { products } = await suggestionsOf(prefix, term);
	expect(handlesOf(products)).toEqual(handles);
});

test('a suggestion says that the product is sold out', async () => {
	const { products: calendars } = await suggestionsOf('', 'Flugwetterkalender');
	expect(calendars).toMatchObject([{ handle: 'calendar-2026', soldOut: 'Ausverkauft' }]);
	const { products: frames } = await suggestionsOf('', 'Wechselrahmen');
	expect(frames[0]).not.toHaveProperty('soldOut');
});

test('a size is found however it is typed', async () => {
	const [typed, printed] = await Promise.all([resultsOf('', '60x40'), resultsOf('', '60 × 40')]);
	expect(handlesOf(typed.view?.products)).toContain('poster-alps');
	expect(handlesOf(typed.view?.products)).toEqual(handlesOf(printed.view?.products));
});
