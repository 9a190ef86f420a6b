import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const keyLength = 32;
/** Node's default takes sixteen times as long; these customers are made up. */
const cost = 1024;

/** `<salt>$<hash>`, both in hex. */
export function hashPassword(password: string): string {
	const salt = randomBytes(16).toString('hex');
	const hash = scryptSync(password, salt, keyLength, { cost }).toString('hex');
	return `${salt}$${hash}`;
}

/** Without a hash it takes the same time and returns false. */
export function passwordMatches(password: string, passwordHash: string | null): boolean {
	const [salt = '', hash = ''] = (passwordHash ?? '').split('$');
	const expected = Buffer.from(hash, 'hex');
	const given = scryptSync(password, salt, keyLength, { cost });
	return expected.length === keyLength && timingSafeEqual(expected, given);
}
