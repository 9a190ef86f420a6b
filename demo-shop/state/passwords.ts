import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const keyLength = 32;
/** Node's default takes sixteen times as long; these customers are made up. */
const cost = 1024;

/** `scrypt:<cost>$<salt>$<hash>`, salt and hash in hex. */
export function hashPassword(password: string): string {
	const salt = randomBytes(16).toString('hex');
	const hash = scryptSync(password, salt, keyLength, { cost }).toString('hex');
	return `scrypt:${cost}$${salt}$${hash}`;
}

/** Without a hash it takes the same time and returns false. */
export function passwordMatches(password: string, passwordHash: string | null): boolean {
	const [kind, salt = '', hash = ''] = (passwordHash ?? `scrypt:${cost}`).split('$');
	const expected = Buffer.from(hash, 'hex');
	// State files of earlier versions name no cost: it was Node's default.
	const [, own] = kind?.split(':') ?? [];
	const given = scryptSync(password, salt, keyLength, own ? { cost: Number(own) } : {});
	return expected.length === keyLength && timingSafeEqual(expected, given);
}
