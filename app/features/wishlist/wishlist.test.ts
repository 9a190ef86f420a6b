import { describe, expect, test } from 'vitest';
import { readChange } from './wishlist-command.server';
import {
	formatWishlist,
	parseWishlist,
	readIds,
	WISHLIST_LIMIT,
	wishlistCookie,
} from './wishlist-ids';
import { withoutProducts, withProducts } from './wishlist-rules';

const many = (count: number, from = 1) =>
	Array.from({ length: count }, (_, at) => String(from + at));

describe('the cookie', () => {
	test.each([
		['', { ofCustomer: false, ids: [], waiting: [] }],
		['3.1', { ofCustomer: false, ids: ['3', '1'], waiting: [] }],
		['c.3.1', { ofCustomer: true, ids: ['3', '1'], waiting: [] }],
		['c.3-9.8', { ofCustomer: true, ids: ['3'], waiting: ['9', '8'] }],
	])('%j is read, and written as it was', (value, list) => {
		expect(parseWishlist(value)).toEqual(list);
		expect(formatWishlist(list)).toBe(value);
	});

	test.each([
		'x',
		'0',
		'-1',
		'1e3',
		'03',
		'%20',
		'<script>',
		'1'.repeat(20),
		'gid://shopify/Product/1',
	])('%j names no product', (value) => {
		expect(parseWishlist(value).ids).toEqual([]);
	});

	test('it holds 100 products at most, each once, in 2 kB', () => {
		expect(parseWishlist(many(150).join('.')).ids).toEqual(many(100));
		expect(readIds('2.1.2')).toEqual(['2', '1']);
		expect(wishlistCookie(many(100, 10_000_000_000_000).join('.')).length).toBeLessThan(2000);
	});

	test('it lasts 365 days, and is deleted with the last product', () => {
		expect(wishlistCookie('1')).toBe('wishlist=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
		expect(wishlistCookie('')).toContain('Max-Age=0');
	});
});

describe('a change', () => {
	test('puts what is new in front, and leaves what is there in its place', () => {
		expect(withProducts(['2', '1'], ['1', '3', '3'])).toEqual({ ids: ['3', '2', '1'], left: [] });
	});

	test('returns what is beyond the limit of 100, and loses none', () => {
		const full = many(WISHLIST_LIMIT);
		expect(withProducts(full, ['500'])).toEqual({ ids: full, left: ['500'] });
		const { ids, left } = withProducts(many(99), ['500', '501']);
		expect(ids).toHaveLength(100);
		expect([...ids, ...left].sort()).toEqual([...many(99), '500', '501'].sort());
	});

	test('takes out what is named', () => {
		expect(withoutProducts(['3', '2', '1'], ['2', '9'])).toEqual(['3', '1']);
	});
});

describe('a posted form', () => {
	const form = (fields: [string, string][]) => {
		const data = new FormData();
		for (const [name, value] of fields) data.append(name, value);
		return data;
	};

	test.each([
		[[['product', '7']], { intent: 'add', ids: ['7'] }],
		[
			[
				['product', '7'],
				['intent', 'remove'],
			],
			{ intent: 'remove', ids: ['7'] },
		],
		[
			[
				['product', '7.8'],
				['product', '9'],
				['intent', 'add'],
			],
			{ intent: 'add', ids: ['7', '8', '9'] },
		],
	] as [[string, string][], object][])('%j asks for a change', (fields, change) => {
		expect(readChange(form(fields))).toEqual(change);
	});

	test.each([
		[[]],
		[[['product', 'x']]],
		[
			[
				['product', '7'],
				['intent', 'drop'],
			],
		],
		[[['product', many(101).join('.')]]],
	] as [[string, string][]][])('%j asks for nothing', (fields) => {
		expect(readChange(form(fields))).toBeUndefined();
	});

	test('no form asks for nothing', () => {
		expect(readChange(undefined)).toBeUndefined();
	});
});
