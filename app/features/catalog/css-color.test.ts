import { expect, test } from 'vitest';
import { cssColor } from './css-color';

test.each(['#fff', '#ffff', '#A1b2C3', '#a1b2c3d4', 'red', 'LightGoldenRodYellow', ' #fff '])(
	'%j is a colour',
	(color) => {
		expect(cssColor(color)).toBe(color.trim());
	},
);

test.each([
	'#ff',
	'#fffff',
	'#fffffff',
	'#ggg',
	'red;background:url(//evil.example)',
	'red, blue',
	'url(//evil.example)',
	'var(--x)',
	'rgb(1 2 3)',
	'',
	null,
	undefined,
])('%j is none', (color) => {
	expect(cssColor(color)).toBeUndefined();
});
