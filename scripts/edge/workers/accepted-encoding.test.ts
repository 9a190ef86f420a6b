import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding';

test.each([
	['gzip, deflate, br, zstd', 'br'],
	['gzip, deflate', 'gzip'],
	['br;q=0, gzip;q=0.5', 'gzip'],
	['BR ; q=0.1', 'br'],
	['*', 'br'],
	['identity', undefined],
	['', undefined],
	[null, undefined],
])('%o gets %o', (header, expected) => {
	expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(expected);
});

test('nothing that is not offered', () => {
	expect(acceptedEncoding('gzip', ['br'])).toBeUndefined();
});
