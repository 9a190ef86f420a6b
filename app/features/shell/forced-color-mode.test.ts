import { afterEach, expect, test, vi } from 'vitest';
import { forcedColorMode } from './forced-color-mode';

afterEach(() => {
	vi.restoreAllMocks();
});

test('forces nothing where no route has one', () => {
	expect(forcedColorMode([])).toBeUndefined();
	expect(forcedColorMode([undefined, null, {}])).toBeUndefined();
});

test('the innermost route decides', () => {
	expect(forcedColorMode([{ colorMode: 'light' }, undefined, { colorMode: 'dark' }])).toBe('dark');
});

test('refuses "system" with a warning and keeps what was forced around it', () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	expect(forcedColorMode([{ colorMode: 'dark' }, { colorMode: 'system' }])).toBe('dark');
	expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"system"'));
});
