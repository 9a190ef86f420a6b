import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const keyLength = 32;

/** `scrypt$<salt>$<hash>`, hex. */
export function hashPassword(password: string): string {
	const salt = randomBytes(16).toString('hex');
	return `scrypt$${salt}$${scryptSync(password, salt, keyLength).toString('hex')}`;
}

/** Without a hash it takes the same time and returns false. */
export function passwordMatches(password: string, passwordHash: string | null): boolean {
	const [, salt = '', hash = ''] = (passwordHash ?? '').split('$');
	const expected = Buffer.from(hash, 'hex');
	const given = scryptSync(password, salt, keyLength);
	return expected.length === keyLength && timingSafeEqual(expected, given);
}
