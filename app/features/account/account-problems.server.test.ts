import { expect, test } from 'vitest';
import { accountProblems } from './account-problems.server';

test('a postal code that the platform refuses has its own code', () => {
	const error = { code: 'INVALID', field: ['address', 'zip'], message: 'Zip is not valid' };
	expect(accountProblems([error], ['city', 'zip'])).toEqual({ zip: 'zipWrong' });
	expect(accountProblems([], ['city', 'zip'])).toBeUndefined();
});
