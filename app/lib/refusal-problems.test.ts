import { expect, test } from 'vitest';
import { refusalProblems } from './refusal-problems';

const CODES = { 'INVALID phone': 'PHONE', INVALID: 'WRONG' };

test.each([
	['a code of its field', { code: 'INVALID', field: ['customer', 'phone'] }, { phone: 'PHONE' }],
	['a code of any field', { code: 'INVALID', field: ['customer', 'name'] }, { name: 'WRONG' }],
	['a field that the form lacks', { code: 'INVALID', field: ['token'] }, { form: 'WRONG' }],
	['no field', { code: 'INVALID', field: null }, { form: 'WRONG' }],
])('%s becomes a code of the shop', (_, refusal, problems) => {
	const refusals = [{ ...refusal, message: 'No' }];
	expect(refusalProblems(refusals, ['name', 'phone'], CODES)).toEqual(problems);
});

test.each(['NEW_RULE', null, undefined])(
	'an unknown code %j leaves the platform’s words',
	(code) => {
		const refusal = { code, field: ['name'], message: 'Not today' };
		expect(refusalProblems([refusal], ['name'], CODES)).toEqual({ name: 'Not today' });
	},
);

test('only the first problem of a field stays', () => {
	const refusals = ['First', 'Second'].map((message) => ({ field: ['name'], message }));
	expect(refusalProblems(refusals, ['name'], CODES)).toEqual({ name: 'First' });
});
