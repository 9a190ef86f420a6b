import { beforeEach, expect, test } from 'vitest';
import { TOAST_MAX_VISIBLE } from './toast-limits';
import { dismissToast, showToast, toasts } from './toast-store';

beforeEach(() => {
	for (const { id } of toasts.get()) dismissToast(id);
});

const texts = () => toasts.get().map(({ text }) => text);

test('shows messages in their order, the same one twice', () => {
	showToast('a');
	showToast('a');
	expect(texts()).toEqual(['a', 'a']);
	const [first, second] = toasts.get();
	expect(first?.id).not.toBe(second?.id);
});

test('takes one away and leaves the others', () => {
	showToast('a');
	showToast('b');
	dismissToast(toasts.get()[0]?.id ?? 0);
	expect(texts()).toEqual(['b']);
});

test('lets the oldest go where there are too many', () => {
	for (let count = 0; count <= TOAST_MAX_VISIBLE; count++) showToast(String(count));
	expect(texts()).toEqual(['1', '2', '3']);
});
