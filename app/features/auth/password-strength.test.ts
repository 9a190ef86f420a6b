import { describe, expect, test } from 'vitest';
import { passwordStrength } from './password-strength';

describe('the strength of a password', () => {
	test.each([
		['', 0],
		['Ab1!', 1],
		['aaaaaaaaaaaaaaaaaaaa', 1],
		['abcdefghijklmnop', 1],
		['12345678', 1],
		['passwort', 1],
		['qwertqwert', 1],
		['lampe-und', 2],
		['Wanderweg7', 3],
		['vier Lampen am Fenster', 4],
		['xK9#mQ2$vL7', 3],
		['xK9#mQ2$vL7p', 4],
	] as const)('%j is %i of 4', (password, level) => {
		expect(passwordStrength(password)).toBe(level);
	});

	test('the customer’s own data adds little strength', () => {
		const personalData = ['ada.winter@aerolume.example', 'Ada', 'Winter'];
		expect(passwordStrength('winter-ada-aerolume', personalData)).toBeLessThan(
			passwordStrength('winter-ada-aerolume'),
		);
	});
});
