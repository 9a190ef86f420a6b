import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { leanI18next } from './lean-i18next';

const ID = `${process.cwd()}/node_modules/i18next/dist/esm/i18next.js`;
const installed = readFileSync(ID, 'utf8');
const error = vi.fn((message: string) => {
	throw new Error(message);
});

function transformed(code: string, ssr = false) {
	const { transform } = leanI18next() as unknown as {
		transform(this: object, code: string, id: string, options: { ssr: boolean }): object | null;
	};
	return transform.call({ error }, code, ID, { ssr }) as { code: string } | null;
}

test('texts are said, with values and plurals, without what is left out', async () => {
	const lean = transformed(installed)?.code ?? '';
	expect(lean.length).toBeLessThan(installed.length - 8_000);
	const { createInstance } = await import(`data:text/javascript,${encodeURIComponent(lean)}`);
	const i18n = createInstance();
	i18n.init({
		lng: 'de',
		initImmediate: false,
		resources: { de: { shop: { maps_one: '{{count}} Karte', maps_other: '{{count}} Karten' } } },
	});
	expect(i18n.t('shop:maps', { count: 1 })).toBe('1 Karte');
	expect(i18n.t('shop:maps', { count: 2 })).toBe('2 Karten');
	i18n.addResourceBundle('de', 'later', { open: 'Öffnen' });
	expect(i18n.t('later:open')).toBe('Öffnen');
	expect(i18n.hasLoadedNamespace('later')).toBe(true);
});

test('the server’s i18next stays whole', () => {
	expect(transformed(installed, true)).toBeNull();
});

test('an i18next of another form ends the build', () => {
	expect(() => transformed('export default {}')).toThrow('i18next has changed');
});
