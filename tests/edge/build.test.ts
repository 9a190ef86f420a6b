import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = () =>
	readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
		/\.(js|css|html|json)$/.test(file),
	);
const contents = (file: string) => readFileSync(`dist/${file}`, 'utf8');

test('the build holds nothing of the page of all controls', () => {
	expect(files()).toContain('server/index.js');
	const telling = files().filter((file) =>
		/design-(system|page)|Design system|DesignPage/.test(contents(file)),
	);
	expect(telling).toEqual([]);
});

test('the script that every page loads has none of the dialogs and menus', () => {
	const scripts = files().filter((file) => /^client\/assets\/.*\.js$/.test(file));
	const withHeadlessUi = scripts.filter((file) => contents(file).includes('headlessui'));
	expect(scripts.some((file) => file.includes('/first-'))).toBe(true);
	expect(withHeadlessUi.length).toBeGreaterThan(0);
	expect(withHeadlessUi.filter((file) => file.includes('/first-'))).toEqual([]);
});
