import { CONSENT_COOKIE } from './consent-store';

/** 180 days: then the visitor is asked again. */
const CONSENT_MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/** The decision as the cookie keeps it: the table's version, then the ids that are on, dots between. */
export function formatConsent(version: string, enabled: readonly string[]): string {
	return [version, ...enabled].join('.');
}

/**
 * The ids that are on, of those there are; `undefined` without a decision on this version of the table, so that
 * the visitor is asked again.
 */
export function parseConsent(
	value: string | undefined,
	version: string,
	known: readonly string[],
): string[] | undefined {
	const [decided, ...enabled] = value?.split('.') ?? [];
	return decided === version ? enabled.filter((id) => known.includes(id)) : undefined;
}

/** A whole `Set-Cookie` of the decision; without one (`undefined`) it removes the cookie. */
export function consentCookie(value: string | undefined): string {
	const kept = value === undefined ? '; Max-Age=0' : `${value}; Max-Age=${CONSENT_MAX_AGE_SECONDS}`;
	return `${CONSENT_COOKIE}=${kept}; Path=/; SameSite=Lax; Secure`;
}
