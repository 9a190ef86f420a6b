import { serializeCookie } from '~/lib/cookies';

export const CONSENT_COOKIE = 'consent';

/** After this time the visitor is asked again. */
const CONSENT_DAYS = 180;

/** The cookie's value: the version of the table, then the ids that are switched on, separated by dots. */
export function formatConsent(version: string, enabled: readonly string[]): string {
	return [version, ...enabled].join('.');
}

/**
 * The known ids that are switched on; `undefined` without a decision on this version of the table, so that the
 * visitor is asked again.
 */
export function parseConsent(
	value: string | undefined,
	version: string,
	known: readonly string[],
): string[] | undefined {
	const [decided, ...enabled] = value?.split('.') ?? [];
	return decided === version ? enabled.filter((id) => known.includes(id)) : undefined;
}

/** Whether a decision, on any version of the table, leaves out an entry that is switched on by default. */
export function isDeclined(value: string | undefined, id: string): boolean {
	return value !== undefined && !value.split('.').includes(id);
}

/** The cookie that stores a decision; `undefined` removes it. */
export function consentCookie(value: string | undefined): string {
	return serializeCookie(CONSENT_COOKIE, value ?? '', CONSENT_DAYS);
}
