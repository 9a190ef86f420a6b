import { expect, test } from 'vitest';
import type { ProductQuery } from '~/shopify/storefront.generated';
import { reviewsView } from './reviews.server';

const MAP = 'gid://shopify/Product/8';

type Review = ProductQuery['reviews']['nodes'][number];

function review(id: number, changes: Partial<Record<keyof Review, string | null>> = {}): Review {
	const fields = {
		product: MAP,
		rating: '{"value":"4.0","scale_min":"1.0","scale_max":"5.0"}',
		submitted: `2026-11-0${id}T08:00:00Z`,
		title: null,
		body: `Nr. ${id}`,
		author: null,
		reply: null,
		...changes,
	};
	const entries = Object.entries(fields).map(([key, value]) => [key, value && { value }]);
	return { ...Object.fromEntries(entries), id: `gid://shopify/Metaobject/${id}` };
}

const viewOf = (...nodes: Review[]) => reviewsView('de', { nodes }, MAP);

test('a product’s reviews are those of its own with a text, the newest six first', () => {
	const all = Array.from({ length: 8 }, (_, index) => review(index + 1));
	const texts = viewOf(...all)?.entries.map(({ text }) => text);
	expect(texts).toEqual(['Nr. 8', 'Nr. 7', 'Nr. 6', 'Nr. 5', 'Nr. 4', 'Nr. 3']);
	expect(viewOf(review(1, { product: 'gid://shopify/Product/9' }))).toBeUndefined();
	expect(viewOf(review(1, { body: ' ' }), review(2, { body: null }))).toBeUndefined();
	expect(reviewsView('de', undefined, MAP)).toBeUndefined();
});

test('a review has its rating, date, title, author and reply, where it has them', () => {
	const [full, bare] =
		viewOf(review(2, { title: 'Schön', author: 'Ada', reply: 'Danke' }), review(1))?.entries ?? [];
	expect(full).toMatchObject({ title: 'Schön', text: 'Nr. 2', by: 'Ada, 2. November 2026' });
	expect(full?.stars).toBe('4 von 5 Sternen');
	expect(full?.reply).toContain('Danke');
	expect(bare).toEqual({
		id: 'gid://shopify/Metaobject/1',
		stars: '4 von 5 Sternen',
		text: 'Nr. 1',
		by: '1. November 2026',
	});
});

test.each([
	['without a rating', { rating: null }],
	['with a rating that is no JSON', { rating: '4' }],
	['with a date that is none', { submitted: 'yesterday' }],
])('an entry %s is left out', (_, changes) => {
	expect(viewOf(review(1, changes))).toBeUndefined();
});
