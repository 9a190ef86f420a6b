import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preload } from './preload';

let frames: (() => void)[];

beforeEach(() => {
	frames = [];
	vi.useFakeTimers();
	vi.stubGlobal('requestAnimationFrame', (shown: () => void) => frames.push(shown));
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('what comes later is fetched behind the next paint, and once', async () => {
	const load = vi.fn(() => Promise.resolve());
	preload(load);
	await vi.advanceTimersByTimeAsync(20);
	expect(load).not.toHaveBeenCalled();
	for (const shown of frames) shown();
	expect(load).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(0);
	expect(load).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(load).toHaveBeenCalledTimes(1);
});

test('without a paint it starts after a short time, and a failure is ignored', async () => {
	const load = vi.fn(() => Promise.reject(new Error('offline')));
	preload(load);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(load).toHaveBeenCalledTimes(1);
});
