import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './passwords';

test('a password matches its own hash alone', () => {
	const hash = hashPassword('correct horse');
	expect(passwordMatches('correct horse', hash)).toBe(true);
	expect(passwordMatches('correct house', hash)).toBe(false);
	expect(passwordMatches('correct horse', hashPassword('correct horse'))).toBe(true);
	expect(passwordMatches('', null)).toBe(false);
});

test('a hash of an earlier version, without its cost, still matches', () => {
	const hash = `scrypt$5a17$${scryptSync('correct horse', '5a17', 32).toString('hex')}`;
	expect(passwordMatches('correct horse', hash)).toBe(true);
	expect(passwordMatches('correct house', hash)).toBe(false);
});
