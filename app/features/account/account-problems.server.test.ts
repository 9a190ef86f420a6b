import { expect, test } from 'vitest';
import { translator } from '~/i18n/i18next.server';
import { translateUserErrors } from './account-problems.server';

test('a postal code that the platform refuses has its own text', () => {
	const error = { code: 'INVALID', field: ['address', 'zip'], message: 'Zip is not valid' };
	expect(translateUserErrors([error], ['city', 'zip'], 'en')).toEqual({
		zip: translator('en')('account:problems.zipWrong'),
	});
});
