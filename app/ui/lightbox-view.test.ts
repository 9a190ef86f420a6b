import { describe, expect, test } from 'vitest';
import { between, fitted, shifted, swiped, WHOLE, zoomed } from './lightbox-view';

const frame = { width: 1000, height: 600 };
const picture = { width: 800, height: 600 };
const middle = { x: 0, y: 0 };

describe('zooming', () => {
	test('the point under the pointer stays in place', () => {
		const at = { x: 300, y: -100 };
		const view = zoomed(WHOLE, 2, at, picture, frame);
		expect(view).toEqual({ scale: 2, x: -300, y: 100 });
		// The same point of the picture, before and after.
		expect((at.x - view.x) / view.scale).toBe(at.x);
		expect((at.y - view.y) / view.scale).toBe(at.y);
	});

	test('ends at the whole picture and at five times its size', () => {
		expect(zoomed(WHOLE, 0.5, { x: 50, y: 50 }, picture, frame)).toEqual(WHOLE);
		expect(zoomed(WHOLE, 100, middle, picture, frame).scale).toBe(5);
	});

	test('returning to the whole picture centres it again', () => {
		const near = zoomed(WHOLE, 4, { x: 400, y: 300 }, picture, frame);
		expect(zoomed(near, 0.25, { x: -400, y: 0 }, picture, frame)).toEqual(WHOLE);
	});
});

describe('moving', () => {
	test('a picture that fits stays where it is', () => {
		expect(shifted(WHOLE, { x: 90, y: 40 }, picture, frame)).toEqual(WHOLE);
	});

	test('a larger picture moves until its edge meets the frame’s', () => {
		const near = zoomed(WHOLE, 2, middle, picture, frame);
		expect(shifted(near, { x: 100, y: 50 }, picture, frame)).toMatchObject({ x: 100, y: 50 });
		expect(shifted(near, { x: 9000, y: -9000 }, picture, frame)).toMatchObject({ x: 300, y: -300 });
	});
});

test.each([
	[{ x: -200, y: 20 }, 1],
	[{ x: 200, y: -20 }, -1],
	[{ x: -60, y: 0 }, 0],
	[{ x: -200, y: 300 }, 0],
])('a finger that moved by %o leads %s further', (by, step) => {
	expect(swiped(by, frame)).toBe(step);
});

test('a picture is fitted into its frame by its narrower side', () => {
	expect(fitted({ width: 2400, height: 1800 }, frame)).toEqual({ width: 800, height: 600 });
	expect(fitted({ width: 3000, height: 1000 }, frame).width).toBe(1000);
});

test('two fingers have a middle and a distance', () => {
	expect(between({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ x: 15, y: 20, distance: 50 });
});
