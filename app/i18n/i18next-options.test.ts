import { createInstance } from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { i18nextOptions } from './i18next-options';

const reportMissing = vi.fn();

function translate(key: string): string {
	const i18n = createInstance();
	i18n.init(i18nextOptions('de', { common: { close: 'Schließen' } }, reportMissing));
	return (i18n.t as (key: string) => string)(key);
}

afterEach(() => {
	vi.unstubAllEnvs();
	reportMissing.mockClear();
});

test('a message is translated', () => {
	expect(translate('close')).toBe('Schließen');
});

test('a missing message throws in development and tests', () => {
	expect(() => translate('nope')).toThrow('Missing translation: common:nope');
	expect(reportMissing).not.toHaveBeenCalled();
});

test('a shopper sees the key of a missing message, which is reported', () => {
	vi.stubEnv('DEV', false);
	expect(translate('nope')).toBe('common:nope');
	expect(translate('cart:nope')).toBe('cart:nope');
	expect(reportMissing.mock.calls).toEqual([['common:nope'], ['cart:nope']]);
});
