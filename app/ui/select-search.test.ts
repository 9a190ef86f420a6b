import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSelectSearch } from './select-search';

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

test('what was typed is forgotten 100 ms after the field is left', () => {
	const show = vi.fn();
	const term = createSelectSearch(show);
	term.type('ö');
	term.leave();
	vi.advanceTimersByTime(99);
	expect(show.mock.lastCall).toEqual(['ö']);
	vi.advanceTimersByTime(1);
	expect(show.mock.lastCall).toEqual(['']);
});

test('who comes back sooner finds what they typed', () => {
	const show = vi.fn();
	const term = createSelectSearch(show);
	term.type('ö');
	term.leave();
	vi.advanceTimersByTime(50);
	term.enter();
	vi.advanceTimersByTime(1000);
	expect(show.mock.lastCall).toEqual(['ö']);
});

test('typing goes before forgetting', () => {
	const show = vi.fn();
	const term = createSelectSearch(show);
	term.leave();
	term.type('a');
	vi.advanceTimersByTime(1000);
	expect(show.mock.calls).toEqual([['a']]);
});

test('nothing is shown once the field is gone', () => {
	const show = vi.fn();
	const term = createSelectSearch(show);
	term.leave();
	term.stop();
	vi.advanceTimersByTime(1000);
	expect(show).not.toHaveBeenCalled();
});
