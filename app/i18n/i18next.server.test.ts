import type { i18n } from 'i18next';
import { expect, test, vi } from 'vitest';
import { drainMissing, i18nFor } from './i18next.server';
import { localeCodes } from './locales';

/** The translation function that components use. */
function fixed(instance: i18n, namespace: 'cart' | 'common' = 'common') {
	return instance.getFixedT(null, namespace) as (key: string, values?: object) => string;
}

test.each(localeCodes)('a message is the same the second time (%s)', (locale) => {
	const instance = i18nFor(locale);
	const text = instance.t('common:close');
	expect(fixed(instance)('close')).toBe(text);
	expect(fixed(instance)('close')).toBe(text);
	expect(fixed(instance, 'cart')('common:close')).toBe(text);
});

test('languages and namespaces do not mix', () => {
	const titles = localeCodes.flatMap((locale) => [
		fixed(i18nFor(locale))('close'),
		fixed(i18nFor(locale), 'cart')('open'),
	]);
	expect(new Set(titles).size).toBe(titles.length);
});

test('a message with values is translated each time', () => {
	const t = fixed(i18nFor('de'), 'cart');
	expect(t('count', { count: 1 })).not.toBe(t('count', { count: 2 }));
	expect(t('count', { count: 1 })).toBe(i18nFor('de').t('cart:count', { count: 1 }));
});

test('a missing message is logged and counted each time, and reported once', () => {
	vi.stubEnv('DEV', false);
	const logged = vi.spyOn(console, 'error').mockReturnValue();
	const t = fixed(i18nFor('de'));
	expect([t('nope'), t('nope')]).toEqual(['common:nope', 'common:nope']);
	expect(logged.mock.calls.map(([line]) => JSON.parse(line))).toEqual(
		[1, 2].map((count) => ({
			level: 'error',
			message: 'Missing translation',
			locale: 'de',
			key: 'common:nope',
			count,
		})),
	);
	expect(drainMissing()).toEqual([new Error('Missing translation: de common:nope')]);
	t('nope');
	expect(drainMissing()).toEqual([]);
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});
