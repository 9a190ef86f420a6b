import { expect, test } from 'vitest';
import { BitSet } from './bit-set';

const size = 70;
const members = (set: BitSet) => {
	const found: number[] = [];
	set.forEach((member) => {
		found.push(member);
	});
	return found;
};
const few = BitSet.of(size, [0, 31, 32, 69]);
const others = BitSet.of(size, [31, 33, 69]);

test('lists its members in order, across words', () => {
	expect(members(few)).toEqual([0, 31, 32, 69]);
	expect(few.count()).toBe(4);
	expect(few.has(69)).toBe(true);
	expect(few.has(68)).toBe(false);
});

test('has intersection, union and difference', () => {
	expect(members(few.and(others))).toEqual([31, 69]);
	expect(members(few.or(others))).toEqual([0, 31, 32, 33, 69]);
	expect(members(few.without(others))).toEqual([0, 32]);
	expect(few.countWith(others)).toBe(2);
	expect(few.intersects(BitSet.of(size, [1]))).toBe(false);
});

test('full has all members and no more', () => {
	expect(BitSet.full(size).count()).toBe(70);
	expect(BitSet.full(64).count()).toBe(64);
});

test('a copy is independent', () => {
	const copy = few.copy();
	copy.delete(0);
	copy.add(5);
	expect(members(copy)).toEqual([5, 31, 32, 69]);
	expect(few.has(0)).toBe(true);
});
