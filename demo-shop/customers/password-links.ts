import { timingSafeEqual } from 'node:crypto';
import { randomHex } from '../shop/ids';
import type { LanguageCode } from '../shop/markets';
import { type Shop, storefrontUrl } from '../shop/shop';
import { mailChanges } from '../state/mails';
import type { CustomerRecord, PasswordLinkRecord } from '../state/records';
import type { Change } from '../state/store';
import { customerChange } from './customer-store';
import { customerTexts } from './customer-texts';

type LinkKind = PasswordLinkRecord['kind'];

/** Assumed: a reset link is valid for a day, an invitation for 30 days. */
const lifetimes: Record<LinkKind, number> = {
	reset: 24 * 60 * 60 * 1000,
	activate: 30 * 24 * 60 * 60 * 1000,
};

/** Sends a link that sets a password. Assumed: a newer link invalidates the one before. */
export function sendPasswordLink(
	shop: Shop,
	customer: CustomerRecord,
	kind: LinkKind,
	language: LanguageCode,
): void {
	const now = shop.clock();
	const link: PasswordLinkRecord = {
		kind,
		token: `${randomHex(32)}-${Math.floor(now / 1000)}`,
		expiresAt: now + lifetimes[kind],
	};
	shop.store.commit([
		customerChange({ ...customer, passwordLink: link }),
		...linkMail(shop, customer, link, language),
	]);
}

function linkMail(
	shop: Shop,
	customer: CustomerRecord,
	{ kind, token }: PasswordLinkRecord,
	language: LanguageCode,
): Change[] {
	const texts = customerTexts(language);
	const wording = kind === 'reset' ? texts.recovery : texts.invitation;
	const hosted = `${shop.origin}/account/${kind}/${customer.id}/${token}`;
	// Merchants with a custom storefront edit the platform's email template like this.
	const own = storefrontUrl(shop, language, `/auth/reset?id=${customer.id}&token=${token}`);
	return mailChanges(shop, {
		to: customer.email,
		subject: wording.subject,
		kind: kind === 'reset' ? 'recovery' : 'invitation',
		text: [
			texts.greeting(customer.firstName ?? ''),
			'',
			wording.text,
			...(kind === 'reset' ? [own, '', texts.recovery.hosted] : []),
			hosted,
			'',
			wording.ignore,
		].join('\n'),
	});
}

/** The customer of a link, where the link is the latest, unused and not expired. */
export function findByLink(
	shop: Shop,
	kind: LinkKind,
	customerId: number | null,
	token: string,
): CustomerRecord | null {
	const customer = customerId === null ? undefined : shop.store.get('customers', customerId);
	const link = customer?.passwordLink;
	const isGood =
		link?.kind === kind && link.expiresAt > shop.clock() && isSameText(link.token, token);
	return customer && isGood ? customer : null;
}

/** Customer and token in the URL of a hosted page; null for any other URL. */
export function partsOfLink(
	shop: Shop,
	kind: LinkKind,
	address: string,
): { customerId: number; token: string } | null {
	const url = URL.canParse(address) ? new URL(address) : null;
	const match = /^\/account\/(reset|activate)\/(\d{1,15})\/([0-9a-f-]+)$/.exec(url?.pathname ?? '');
	return url?.origin === shop.origin && match?.[1] === kind && match[3]
		? { customerId: Number(match[2]), token: match[3] }
		: null;
}

function isSameText(a: string, b: string): boolean {
	const [left, right] = [Buffer.from(a), Buffer.from(b)];
	return left.length === right.length && timingSafeEqual(left, right);
}
