import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';

test.each([
	'12345678',
	'password',
	'PASSWORD',
	'Passwort1',
	'Passwort2024!',
	'!!Sommer2026',
	'qwertz123',
	'P@ssw0rd',
	'Schalke04',
	'aaaaaaaaaa',
	'abcabcabc',
	'aerolume1',
])('%j is common', (password) => {
	expect(isCommonPassword(password)).toBe(true);
});

test.each([
	'sieben-lampen-32',
	'aerolume-demo',
	'ein neues Passwort',
	'Sommer am Fenster',
	'xK9#mQ2$',
	'k7w2p9r4',
	'パスワード12345',
])('%j is not', (password) => {
	expect(isCommonPassword(password)).toBe(false);
});
