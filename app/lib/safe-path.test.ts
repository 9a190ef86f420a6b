import { expect, test } from 'vitest';
import { safePath } from './safe-path';

test.each(['/', '/cart', '/en/products/aerolume?variant=1#top'])('keeps the path %s', (path) => {
	expect(safePath(path)).toBe(path);
});

test.each([
	'',
	'cart',
	'https://evil.example/',
	'//evil.example',
	'/\\evil.example',
	'/\t/evil.example',
	'\t//evil.example',
	'%2F%2Fevil.example',
	'/x/..//evil.example',
	'javascript:alert(1)',
])('refuses %j', (path) => {
	expect(safePath(path)).toBeUndefined();
});
