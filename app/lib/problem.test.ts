import { expect, test } from 'vitest';
import { problemOf } from './problem';

const CODES = { 'INVALID phone': 'PHONE', INVALID: 'WRONG' };

test.each([
	['a code of its field', { code: 'INVALID', field: ['customer', 'phone'] }, 'phone', 'PHONE'],
	['a code of any field', { code: 'INVALID', field: ['customer', 'name'] }, 'name', 'WRONG'],
	['a field that the form lacks', { code: 'INVALID', field: ['token'] }, undefined, 'WRONG'],
	['no field', { code: 'INVALID', field: null }, undefined, 'WRONG'],
])('%s becomes a code of the shop', (_, refusal, field, code) => {
	const problem = problemOf({ ...refusal, message: 'No' }, ['name', 'phone'], CODES);
	expect(problem).toEqual({ ...(field && { field }), code });
});

test.each(['NEW_RULE', null, undefined])(
	'an unknown code %j leaves the platform’s words',
	(code) => {
		const refusal = { code, field: ['name'], message: 'Not today' };
		expect(problemOf(refusal, ['name'], CODES)).toEqual({ field: 'name', message: 'Not today' });
	},
);
