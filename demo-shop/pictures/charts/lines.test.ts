import { expect, test } from 'vitest';
import { doubleArea, type Point, readPath, simplify, softPath, straightPath } from './lines';

test('a line loses the points that lie on its way, and keeps its bends', () => {
	const line: Point[] = [
		[0, 0],
		[5, 0.3],
		[10, 0],
		[10, 10],
	];
	expect(simplify(line, 0.5)).toEqual([
		[0, 0],
		[10, 0],
		[10, 10],
	]);
});

test('a closed line keeps the point that is furthest from its start', () => {
	const ring: Point[] = [
		[0, 0],
		[10, 0],
		[10, 10],
		[0, 0],
	];
	expect(simplify(ring, 1)).toEqual(ring);
	expect(doubleArea(ring)).toBe(100);
});

test('path data is read subpath by subpath', () => {
	expect(readPath('M0 0L10,5Z M1.5-2L3e-1 4')).toEqual([
		[
			[0, 0],
			[10, 5],
		],
		[
			[1.5, -2],
			[0.3, 4],
		],
	]);
});

test('straight lines have integer steps, without empty ones', () => {
	const line: Point[] = [
		[0.2, 0],
		[0.3, 0.1],
		[10, -5],
		[12, 0],
	];
	expect(straightPath([line])).toBe('M0 0l10-5 2 5');
	expect(straightPath([line], true)).toBe('M0 0l10-5 2 5z');
	expect(straightPath([[[3, 3]]])).toBe('');
});

test('a soft line starts at its first point, bends towards those between, and ends at its last', () => {
	const line: Point[] = [
		[0, 0],
		[20, 0],
		[20, 20],
		[40, 20],
	];
	// Midpoints are corners of the curve: (20, 10), (30, 20), (40, 20).
	expect(softPath([line])).toBe('M0 0q20 0 20 10t10 10 10 0');
});
