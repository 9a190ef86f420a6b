import { randomInt } from 'node:crypto';
import { newCustomer } from '../customers/customer-store';
import { randomAlphanumerics } from '../shop/ids';
import type { LanguageCode } from '../shop/markets';
import type { Shop } from '../shop/shop';
import type { AccountSessionRecord, SignInRecord } from '../state/account-records';
import { customerByEmail } from '../state/customers';
import { mailChanges } from '../state/mails';
import type { Change } from '../state/store';
import { signInTexts } from './sign-in-texts';

/** Assumed: lifetime of a code, and how many wrong codes are accepted. */
const codeLifetime = 10 * 60 * 1000;
const maxFailedAttempts = 5;

/** Assumed: lifetime of a browser session. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000;

/** Sends a code of six digits to an email address, known or not. */
export function startSignIn(shop: Shop, email: string, language: LanguageCode): SignInRecord {
	const record: SignInRecord = {
		id: randomAlphanumerics(32),
		email,
		code: String(randomInt(1_000_000)).padStart(6, '0'),
		failedAttempts: 0,
		expiresAt: shop.clock() + codeLifetime,
	};
	const texts = signInTexts(language);
	shop.store.commit([
		...expiredSignIns(shop),
		signInChange(record),
		...mailChanges(shop, {
			to: email,
			subject: texts.mailSubject(record.code),
			kind: 'signIn',
			text: texts.mail(record.code),
		}),
	]);
	return record;
}

export function findSignIn(shop: Shop, id: string): SignInRecord | null {
	const record = shop.store.get('signIns', id);
	return record && record.expiresAt > shop.clock() ? record : null;
}

/** A new session for a correct code; null for a wrong one. Too many wrong ones invalidate the code. */
export function completeSignIn(
	shop: Shop,
	signIn: SignInRecord,
	code: string,
	language: LanguageCode,
): AccountSessionRecord | null {
	if (code !== signIn.code) {
		const failedAttempts = signIn.failedAttempts + 1;
		shop.store.commit([
			failedAttempts < maxFailedAttempts
				? signInChange({ ...signIn, failedAttempts })
				: signInRemoval(signIn),
		]);
		return null;
	}
	const known = customerByEmail(shop, signIn.email);
	const created = known ? null : newCustomer(shop, signIn.email, language);
	const customerId = known?.id ?? created?.record.id ?? 0;
	const now = shop.clock();
	const session: AccountSessionRecord = {
		id: randomAlphanumerics(43),
		customerId,
		signedInAt: now,
		expiresAt: now + sessionLifetime,
	};
	shop.store.commit([
		signInRemoval(signIn),
		...(created ? created.changes(created.record) : []),
		{ table: 'accountSessions', key: session.id, value: session },
	]);
	return session;
}

/** A browser's session; null where it is unknown or expired. */
export function findSession(shop: Shop, id: string): AccountSessionRecord | null {
	const session = shop.store.get('accountSessions', id);
	return session && session.expiresAt > shop.clock() ? session : null;
}

function signInChange(record: SignInRecord): Change {
	return { table: 'signIns', key: record.id, value: record };
}

function signInRemoval({ id }: SignInRecord): Change {
	return { table: 'signIns', key: id, value: null };
}

function expiredSignIns(shop: Shop): Change[] {
	return shop.store
		.all('signIns')
		.filter(({ expiresAt }) => expiresAt <= shop.clock())
		.map(signInRemoval);
}
