import { describe, expect, test } from 'vitest';
import { paginate } from './connection';

const items = [11, 12, 13, 14, 15];
const keyOf = (item: number) => ({ last_id: item, last_value: `v${item}` });
const page = (args: Parameters<typeof paginate>[1], list = items) => paginate(list, args, keyOf);

describe('paginate', () => {
	test('paginates forwards by cursor', () => {
		const first = page({ first: 2 });
		expect(first.nodes).toEqual([11, 12]);
		expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
		const second = page({ first: 3, after: first.pageInfo.endCursor });
		expect(second.nodes).toEqual([13, 14, 15]);
		expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
	});

	test('paginates backwards, and in reverse', () => {
		const last = page({ last: 2 });
		expect(last.nodes).toEqual([14, 15]);
		expect(page({ last: 2, before: last.pageInfo.startCursor }).nodes).toEqual([12, 13]);
		expect(page({ first: 2, reverse: true }).nodes).toEqual([15, 14]);
	});

	test('continues after items were added or removed in between', () => {
		const cursor = page({ first: 2 }).pageInfo.endCursor;
		expect(page({ first: 1, after: cursor }, [10, ...items]).nodes).toEqual([13]);
		expect(page({ first: 1, after: cursor }, [11, 13, 14]).nodes).toEqual([13]);
	});

	test('has cursors of base64 JSON, and none on an empty page', () => {
		const cursor = page({ first: 1 }).edges[0]?.cursor ?? '';
		expect(JSON.parse(Buffer.from(cursor, 'base64').toString())).toEqual({
			last_id: 11,
			last_value: 'v11',
			offset: 0,
		});
		expect(page({ first: 5 }, []).pageInfo).toEqual({
			hasNextPage: false,
			hasPreviousPage: false,
			startCursor: null,
			endCursor: null,
		});
	});

	test.each([
		[{}, 'you must provide one of first or last'],
		[{ first: 1, last: 1 }, 'providing both first and last is not supported'],
		[{ first: 251 }, 'first must not exceed 250'],
		[{ last: -1 }, 'last must not be negative'],
		[{ first: 1, after: 'garbage' }, 'Invalid cursor for current pagination sort.'],
	])('refuses %j', (args, message) => {
		expect(() => page(args)).toThrow(message);
	});
});
