import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOpen, setOpen } from './open-flags';

let paint: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
		paint = () => {
			frame();
			vi.advanceTimersByTime(0);
		};
	});
});

afterEach(() => {
	setOpen('cartDrawer', false);
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test('what is opened is shown after the paint that follows the click', () => {
	setOpen('cartDrawer', true);
	expect(isOpen('cartDrawer')).toBe(false);
	paint();
	expect(isOpen('cartDrawer')).toBe(true);
	setOpen('cartDrawer', false);
	expect(isOpen('cartDrawer')).toBe(false);
});

test('what is closed before it is shown stays closed', () => {
	setOpen('cartDrawer', true);
	setOpen('cartDrawer', false);
	paint();
	expect(isOpen('cartDrawer')).toBe(false);
});

test('where nothing is painted it still opens', () => {
	setOpen('cartDrawer', true);
	vi.advanceTimersByTime(200);
	expect(isOpen('cartDrawer')).toBe(true);
});
