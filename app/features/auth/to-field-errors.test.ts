import { expect, test } from 'vitest';
import { toFieldErrors } from './to-field-errors';

const FIELDS = ['country', 'firstName', 'phone'];
const MESSAGES = {
	countryWrong: 'Choose a country',
	linkInvalid: 'The link has expired',
	phoneWrong: 'No phone number',
	tooLong: 'Too long',
	wrong: 'Wrong',
};

test.each([
	['a code of its field', 'INVALID', ['customer', 'phone'], { phone: 'phoneWrong' }],
	['a code of any field', 'INVALID', ['customer', 'firstName'], { firstName: 'wrong' }],
	['a code whose own message the form lacks', 'TOO_LONG', ['firstName'], { firstName: 'tooLong' }],
	['a field that the form lacks', 'INVALID', ['token'], { form: 'wrong' }],
	['no field', 'INVALID', null, { form: 'wrong' }],
	['a code about the whole form', 'TOKEN_INVALID', ['phone'], { form: 'linkInvalid' }],
	['another name of a field', 'INVALID', ['address', 'phoneNumber'], { phone: 'phoneWrong' }],
	['a code that implies a field', 'TERRITORY_CODE_MISSING', null, { country: 'countryWrong' }],
])('%s becomes a code of the shop', (_, code, field, problems) => {
	expect(toFieldErrors([{ code, field, message: 'No' }], FIELDS, MESSAGES)).toEqual(problems);
});

test.each(['NEW_RULE', 'BLANK', null, undefined])(
	'a code without a message, %j, leaves the platform’s message',
	(code) => {
		const userError = { code, field: ['phone'], message: 'Not today' };
		expect(toFieldErrors([userError], FIELDS, MESSAGES)).toEqual({ phone: 'Not today' });
	},
);

test('only the first error of a field stays', () => {
	const userErrors = ['First', 'Second'].map((message) => ({ field: ['phone'], message }));
	expect(toFieldErrors(userErrors, FIELDS, MESSAGES)).toEqual({ phone: 'First' });
});
