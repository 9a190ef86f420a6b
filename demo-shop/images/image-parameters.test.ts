import { describe, expect, test } from 'vitest';
import { parseImageParameters, planImage } from './image-parameters';

const original = { width: 2400, height: 1600 };
const plan = (query: string) =>
	planImage(parseImageParameters(new URLSearchParams(query)), original);

describe('planImage', () => {
	test.each([
		['', null],
		['width=600', { width: 600, height: 400 }],
		['height=400', { width: 600, height: 400 }],
		['width=600&height=600', { width: 600, height: 400 }],
		['width=601', { width: 601, height: 401 }],
		['width=2400', null],
		['width=9999', null],
		['width=3000&height=400', { width: 600, height: 400 }],
		['width=1', { width: 1, height: 1 }],
		['width=abc', null],
		['width=-5', null],
		['width=0', null],
		['width=1e3', null],
	])('%j keeps the aspect ratio and never enlarges', (query, size) => {
		expect(plan(query)).toEqual({ region: null, size, crop: null });
	});

	test.each([
		['width=400&height=400&crop=center', { width: 400, height: 400 }],
		['width=400&height=400&crop=top', { width: 400, height: 400 }],
		['width=4800&height=1600&crop=center', { width: 2400, height: 800 }],
		['width=3200&height=3200&crop=left', { width: 1600, height: 1600 }],
	])('%j crops to the aspect ratio', (query, size) => {
		expect(plan(query)).toMatchObject({ size, crop: expect.any(String) });
	});

	test('ignores an unknown crop, or one without width and height', () => {
		expect(plan('width=600&height=600&crop=middle').crop).toBeNull();
		expect(plan('width=600&crop=center')).toEqual({
			region: null,
			size: { width: 600, height: 400 },
			crop: null,
		});
	});

	test('crops a region of the original first', () => {
		expect(
			plan('crop=region&crop_left=400&crop_top=200&crop_width=800&crop_height=800&width=200'),
		).toEqual({
			region: { left: 400, top: 200, width: 800, height: 800 },
			size: { width: 200, height: 200 },
			crop: null,
		});
		expect(plan('crop=region&crop_left=2300&crop_width=800&crop_height=800').region).toEqual({
			left: 2300,
			top: 0,
			width: 100,
			height: 800,
		});
		expect(plan('crop=region&crop_left=2400&crop_width=10&crop_height=10').region).toBeNull();
	});
});
