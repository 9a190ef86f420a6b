import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { colorModeScript, setColorMode } from './color-mode';

/** Colour mode of the root element after the script, with `stored` in local storage. */
function modeAfterScript(stored: () => string | null): string | undefined {
	const dataset: { mode?: string } = {};
	runInNewContext(colorModeScript, {
		localStorage: { getItem: (key: string) => (key === 'color-mode' ? stored() : null) },
		document: { documentElement: { dataset } },
	});
	return dataset.mode;
}

describe('before the first paint', () => {
	test.each(['light', 'dark'])('the stored mode %s is on the page', (mode) => {
		expect(modeAfterScript(() => mode)).toBe(mode);
	});

	test.each([null, 'system', 'blue', ''])('with %j the system decides', (stored) => {
		expect(modeAfterScript(() => stored)).toBeUndefined();
	});

	test('without storage the system decides', () => {
		const refuse = () => {
			throw new Error('SecurityError');
		};
		expect(modeAfterScript(refuse)).toBeUndefined();
	});
});

describe('a choice', () => {
	afterEach(() => {
		vi.unstubAllGlobals();
	});

	function browser(setItem: (key: string, value: string) => void) {
		const dataset: { mode?: string } = {};
		const removeItem = vi.fn();
		vi.stubGlobal('document', { documentElement: { dataset } });
		vi.stubGlobal('localStorage', { setItem, removeItem });
		return { dataset, removeItem };
	}

	test('is applied at once and stored; for system nothing is stored', () => {
		const setItem = vi.fn();
		const { dataset, removeItem } = browser(setItem);
		setColorMode('dark');
		expect(dataset.mode).toBe('dark');
		expect(setItem).toHaveBeenCalledExactlyOnceWith('color-mode', 'dark');
		setColorMode('system');
		expect(dataset).toEqual({});
		expect(removeItem).toHaveBeenCalledExactlyOnceWith('color-mode');
	});

	test('holds for the page where it cannot be stored', () => {
		const { dataset } = browser(() => {
			throw new Error('QuotaExceededError');
		});
		setColorMode('light');
		expect(dataset.mode).toBe('light');
	});
});
