import { expect, test } from 'vitest';
import type { PredictiveResults } from '../../app/features/search/predictive-view';
import { useEdge } from './edge';

const edge = useEdge();

async function suggestions(path: string): Promise<PredictiveResults> {
	return (await edge.fetch(path)).json();
}

test.each([
	['', 'denver', ['aerolume', 'poster-usa']],
	['/en', 'KJFK', ['aerolume', 'poster-usa']],
	['/en', 'EDDF', ['aerolume', 'poster-germany']],
])(
	'%s %s finds only the products of its map, as the results page does',
	async (prefix, term, handles) => {
		const query = `?q=${term}`;
		const { products } = await suggestions(`${prefix}/api/predictive-search${query}`);
		expect(products.map(({ handle }) => handle)).toEqual(handles);
		const html = await edge.page(`${prefix}/search${query}`);
		// With the airport's page.
		expect(html).toContain(prefix ? `3 results for “${term}”` : `3 Treffer für „${term}“`);
		expect(html).toContain(`href="${prefix}/products/${handles[1]}`);
	},
);

test.each(['O’Hare', "O'Hare", 'ohare'])('%s finds one page, above the products', async (term) => {
	const query = new URLSearchParams({ q: term });
	const { pages } = await suggestions(`/en/api/predictive-search?${query}`);
	expect(pages.map(({ path }) => path)).toEqual(['/weather/usa?airport=KORD']);
	expect(await edge.page(`/en/search?${query}`)).toContain('Related:');
});
