import { expect, test } from 'vitest';
import { isIconName, MAX_ICONS, readIconNames } from './icon-names';

test.each(['house', 'a-arrow-down', '3d', 'x-1'])('%j is an icon name', (name) => {
	expect(isIconName(name)).toBe(true);
});

test.each(['', 'House', 'a--b', '-a', 'a-', 'a_b', '../a', 'a.b', 'ü', 'a b', 'a'.repeat(65)])(
	'%j is no icon name',
	(name) => {
		expect(isIconName(name)).toBe(false);
	},
);

test('a list has each name once', () => {
	expect(readIconNames('house,mail,house')).toEqual(['house', 'mail']);
});

test.each([null, '', ',', 'house,', 'house, mail', 'house,Mail', '<script>'])(
	'%j is no list',
	(list) => {
		expect(readIconNames(list)).toBeUndefined();
	},
);

test('a list has MAX_ICONS names at most', () => {
	const names = Array.from({ length: MAX_ICONS + 1 }, (_, index) => `icon-${index}`);
	expect(readIconNames(names.slice(0, MAX_ICONS).join(','))).toHaveLength(MAX_ICONS);
	expect(readIconNames(names.join(','))).toBeUndefined();
});
