import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './passwords';

test('a password matches its own hash alone', () => {
	const hash = hashPassword('correct horse');
	expect(passwordMatches('correct horse', hash)).toBe(true);
	expect(passwordMatches('correct house', hash)).toBe(false);
	expect(passwordMatches('correct horse', hashPassword('correct horse'))).toBe(true);
	expect(passwordMatches('', null)).toBe(false);
});
