import { expect, test } from 'vitest';
import { readPart, urlSet } from './sitemap';

test.each([
	['pages', { kind: 'pages' }],
	['products-1', { kind: 'products', page: 1 }],
	['collections-20', { kind: 'collections', page: 20 }],
])('the part %s is read', (name, part) => {
	expect(readPart(name)).toEqual(part);
});

test.each(['products', 'products-0', 'products-01', 'products-123456', 'blogs-1', '__proto__', ''])(
	'%j is no part',
	(name) => {
		expect(readPart(name)).toBeUndefined();
	},
);

test('characters with a meaning in XML are escaped', () => {
	const map = urlSet('https://shop.example', [
		{ path: '/products/a&b', image: 'https://cdn.example/x.png?v=1&width=2' },
	]);
	expect(map).toContain('<loc>https://shop.example/en/products/a&amp;b</loc>');
	expect(map).toContain('<image:loc>https://cdn.example/x.png?v=1&amp;width=2</image:loc>');
});
