import { expect, test } from 'vitest';
import { createSlugs, slugOf } from './slug';

test.each([
	['Karte aufhängen, 5 V', 'karte-aufhaengen-5-v'],
	['Größe & Maß', 'groesse-mass'],
	['Crêpe “Zürich”', 'crepe-zuerich'],
])('%s becomes %s', (text, slug) => {
	expect(slugOf(text)).toBe(slug);
});

test('the second heading of the same words has an anchor of its own', () => {
	const slugs = createSlugs();
	expect(['Wi-Fi', 'Wi-Fi', '?', '?'].map(slugs)).toEqual([
		'wi-fi',
		'wi-fi-2',
		'section',
		'section-2',
	]);
});
