import { describe, expect, expectTypeOf, test } from 'vitest';
import { consentCookie, formatConsent, parseConsent } from './consent-cookie';
import { type CookieEntry, cookieTable, entriesOf, isChoosable, policySources } from './cookies';

const NONE = { signIn: false, analytics: false, commerce: false };
const ALL = { signIn: true, analytics: true, commerce: true };
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe('the table', () => {
	test('optional entries are never preselected, by their type', () => {
		type Optional = Extract<CookieEntry, { group: 'optional' }>;
		expectTypeOf<Optional['isPreselected']>().toEqualTypeOf<undefined>();
		expect(cookieTable.filter((entry) => entry.group === 'optional').length).toBeGreaterThan(0);
		for (const entry of cookieTable as readonly CookieEntry[]) {
			expect(entry.isPreselected === true, entry.id).toBe(entry.group === 'necessary');
		}
	});

	test('of the necessary entries the visitor decides on one alone, the browser’s memory', () => {
		const choosable = cookieTable.filter(isChoosable);
		expect(ids(choosable.filter(({ group }) => group === 'necessary'))).toEqual(['functional']);
		expect(ids(choosable.filter(({ group }) => group === 'optional'))).toEqual(
			ids(cookieTable.filter(({ group }) => group === 'optional')),
		);
	});

	test('statistics are there only where the operator has set them up', () => {
		expect(ids(entriesOf(NONE))).not.toContain('analytics');
		expect(ids(entriesOf(NONE))).not.toContain('commerce');
		expect(entriesOf(ALL)).toEqual(cookieTable);
	});

	test('the cookie of a sign-in is there only where customers sign in at the platform', () => {
		expect(ids(entriesOf({ ...ALL, signIn: false }))).not.toContain('signIn');
		expect(ids(entriesOf({ ...NONE, signIn: true }))).toContain('signIn');
	});

	test('a script’s host is one that the security policy then allows', () => {
		for (const { src, sources } of cookieTable as readonly CookieEntry[]) {
			if (src) expect(sources?.['script-src']).toContain(new URL(src).origin);
		}
	});
});

test('the security policy allows the hosts of a service only where it is set up', () => {
	const services = (cookieTable as readonly CookieEntry[]).filter(({ setting }) => setting);
	const hosts = services.flatMap(({ sources = {} }) => Object.entries(sources));
	expect(hosts.length).toBeGreaterThan(0);
	for (const [directive, named] of hosts as [Parameters<typeof policySources>[1], string[]][]) {
		for (const host of named) {
			expect(policySources(ALL, directive)).toContain(host);
			expect(policySources(NONE, directive)).not.toContain(host);
		}
	}
	expect(policySources(NONE, 'frame-src')).toContain('https://www.youtube-nocookie.com');
});

describe('the cookie', () => {
	test('keeps the version and what is on, for 180 days', () => {
		const value = formatConsent('1a2b3c4d', ['functional', 'recent']);
		expect(consentCookie(value)).toBe(
			'consent=1a2b3c4d.functional.recent; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
		);
		expect(parseConsent(value, '1a2b3c4d', ['functional', 'recent', 'video'])).toEqual([
			'functional',
			'recent',
		]);
	});

	test('with nothing on is a decision too', () => {
		expect(parseConsent(formatConsent('1', []), '1', ['recent'])).toEqual([]);
	});

	test('of another table is no decision', () => {
		expect(parseConsent('1.recent', '2', ['recent'])).toBeUndefined();
		expect(parseConsent(undefined, '2', ['recent'])).toBeUndefined();
		expect(parseConsent('', '2', ['recent'])).toBeUndefined();
	});

	test('names nothing that is not there', () => {
		expect(parseConsent('1.recent.session.<b>', '1', ['recent'])).toEqual(['recent']);
	});

	test('is removed where the decision is taken back', () => {
		expect(consentCookie(undefined)).toBe('consent=; Path=/; Max-Age=0; SameSite=Lax; Secure');
	});
});
