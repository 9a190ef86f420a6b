import { createInstance } from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18nextOptions } from './i18next-options';

function translate(key: string): string {
	const i18n = createInstance();
	i18n.init(i18nextOptions('de', { common: { close: 'Schließen' } }));
	return (i18n.t as (key: string) => string)(key);
}

beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});

test('a message is translated', () => {
	expect(translate('close')).toBe('Schließen');
});

test('a missing message throws in development and tests', () => {
	expect(() => translate('nope')).toThrow('Missing translation: nope');
});

test('a shopper sees the key of a missing message, and the log says so', () => {
	vi.stubEnv('DEV', false);
	expect(translate('nope')).toBe('nope');
	expect(console.error).toHaveBeenCalledWith('Missing translation: nope');
});
