import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkForm } from '~/lib/checked-form';
import { type AuthSchema, loginForm, recoverForm, registerForm, resetForm } from './auth-forms';

const long = (length: number) => 'x'.repeat(length);
const GOOD = { email: 'ada@aerolume.example', password: 'sieben-lampen' };

function problems(schema: AuthSchema, input: Record<string, string | Blob>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(input)) form.set(name, value);
	return checkForm<AuthSchema>(schema, form).problems ?? {};
}

describe('the login', () => {
	test('only checks that both fields are present', () => {
		expect(problems(loginForm, { email: 'no address', password: 'x' })).toEqual({});
		expect(problems(loginForm, { email: ' ', password: '' })).toEqual({
			email: 'emailMissing',
			password: 'passwordMissing',
		});
		expect(Object.keys(problems(loginForm, {}))).toHaveLength(2);
	});

	test('keeps the password unchanged, and trims the e-mail', () => {
		expect(v.parse(loginForm, { email: ' a@b.example ', password: ' x ' })).toEqual({
			email: 'a@b.example',
			password: ' x ',
		});
	});
});

describe('a new password', () => {
	test.each([
		['', 'passwordMissing'],
		[long(7), 'passwordShort'],
		[long(41), 'passwordLong'],
		[` ${long(10)}`, 'passwordSpace'],
		[`${long(10)} `, 'passwordSpace'],
		['Passwort2024!', 'passwordCommon'],
	])('%j is refused: %s', (password, code) => {
		const expected = { password: code };
		expect(problems(resetForm, { password })).toEqual(expected);
		expect(problems(registerForm, { ...GOOD, password })).toEqual(expected);
	});

	test.each(['k7w2p9r4', 'k7w2p9r4v5'.repeat(4), 'ein Satz mit Lücken', 'パスワード12345'])(
		'%j is accepted',
		(password) => {
			expect(problems(resetForm, { password })).toEqual({});
		},
	);
});

describe('an e-mail', () => {
	test.each([
		['', 'emailMissing'],
		['ada', 'emailWrong'],
		['ada@', 'emailWrong'],
		['ada@aerolume', 'emailWrong'],
		['ada winter@aerolume.example', 'emailWrong'],
		[`${long(250)}@b.example`, 'tooLong'],
	])('%j is refused: %s', (email, code) => {
		expect(problems(recoverForm, { email })).toEqual({ email: code });
	});

	test.each(['ada@aerolume.example', ' Ada.Winter+map@sub.aerolume.example '])(
		'%j is accepted',
		(email) => {
			expect(problems(recoverForm, { email })).toEqual({});
		},
	);
});

describe('a registration', () => {
	test('accepts names of up to 255 characters, or none', () => {
		expect(problems(registerForm, GOOD)).toEqual({});
		expect(problems(registerForm, { ...GOOD, firstName: long(255) })).toEqual({});
		expect(problems(registerForm, { ...GOOD, lastName: long(256) })).toEqual({
			lastName: 'nameLong',
		});
	});

	test('has one problem per field', () => {
		expect(problems(registerForm, {})).toEqual({
			email: 'emailMissing',
			password: 'passwordMissing',
		});
	});

	test('a file instead of a text is refused', () => {
		expect(problems(registerForm, { ...GOOD, email: new Blob([]) })).toEqual({
			email: 'emailMissing',
		});
	});
});
