import { beforeEach, expect, test, vi } from 'vitest';
import { TOAST_MAX_VISIBLE } from './toast-limits';
import { currentToasts, dismissToast, showToast, subscribeToToasts } from './toast-store';

beforeEach(() => {
	for (const { id } of currentToasts()) dismissToast(id);
});

const texts = () => currentToasts().map(({ text }) => text);

test('shows messages in their order, the same one twice', () => {
	showToast('a');
	showToast('a');
	expect(texts()).toEqual(['a', 'a']);
	const [first, second] = currentToasts();
	expect(first?.id).not.toBe(second?.id);
});

test('takes one away and leaves the others', () => {
	showToast('a');
	showToast('b');
	dismissToast(currentToasts()[0]?.id ?? 0);
	expect(texts()).toEqual(['b']);
});

test('lets the oldest go where there are too many', () => {
	for (let count = 0; count <= TOAST_MAX_VISIBLE; count++) showToast(String(count));
	expect(texts()).toEqual(['1', '2', '3']);
});

test('notifies subscribers until they unsubscribe', () => {
	const listener = vi.fn();
	const stop = subscribeToToasts(listener);
	showToast('a');
	expect(listener).toHaveBeenCalledTimes(1);
	stop();
	showToast('b');
	expect(listener).toHaveBeenCalledTimes(1);
});
