import { expect, test } from 'vitest';
import { showToast, toasts } from './toast-store';

test('removes the oldest toast above the limit', () => {
	for (let count = 0; count < 4; count++) showToast(String(count));
	expect(toasts.get().map(({ text }) => text)).toEqual(['1', '2', '3']);
});
