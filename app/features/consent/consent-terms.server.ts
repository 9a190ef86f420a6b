import { toHex } from '~/lib/to-hex';
import type { AppContext } from '~/server/context.server';
import { consentCookie, formatConsent, parseConsent } from './consent-cookie';
import type { ConsentTerms, EntryTerms } from './consent-terms';
import { type ConsentSettings, type CookieEntry, entriesOf, isChoosable } from './cookies';

/** The operator's settings on which entries depend. */
export function consentSettings(env: AppContext['env']): ConsentSettings {
	return {
		signIn: env.CUSTOMER_ACCOUNTS === 'customer-account-api',
		analytics: env.PUBLIC_ANALYTICS_TOKEN !== '',
		commerce: env.PUBLIC_COMMERCE_EVENTS_SHOP_ID !== '',
	};
}

/** The table for the browser. Its version changes with everything that requires consent. */
export async function consentTerms(env: AppContext['env']): Promise<ConsentTerms> {
	const entries: CookieEntry[] = entriesOf(consentSettings(env));
	const choosable = entries.filter(isChoosable);
	const idsOf = (group: CookieEntry['group']) =>
		choosable.filter((entry) => entry.group === group).map(({ id }) => id);
	return {
		version: await versionOf(entries),
		necessary: idsOf('necessary'),
		optional: idsOf('optional'),
		entries: choosable.map((entry) => termsOf(entry, env)),
	};
}

/**
 * The `Set-Cookie` header that stores a decision, which is the cookie's value; empty deletes it. `undefined` for one that
 * does not match the current table.
 */
export async function decisionCookie(
	env: AppContext['env'],
	decision: FormDataEntryValue | null | undefined,
): Promise<string | undefined> {
	if (decision === '') return consentCookie(undefined);
	const { version, necessary, optional } = await consentTerms(env);
	const value = typeof decision === 'string' ? decision : undefined;
	const enabled = parseConsent(value, version, [...necessary, ...optional]);
	return enabled && consentCookie(formatConsent(version, enabled));
}

function termsOf(
	{ id, targetCookieIds, storage, src }: CookieEntry,
	env: AppContext['env'],
): EntryTerms {
	// Format of Cloudflare's beacon.
	const data = { cfBeacon: JSON.stringify({ token: env.PUBLIC_ANALYTICS_TOKEN }) };
	return { id, cookies: targetCookieIds, storage, ...(src && { script: { src, data } }) };
}

async function versionOf(entries: CookieEntry[]): Promise<string> {
	const table = new TextEncoder().encode(JSON.stringify(entries));
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', table));
	return toHex(digest.slice(0, 4));
}
