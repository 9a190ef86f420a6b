import { describe, expect, test } from 'vitest';
import { honeypotFields } from './honeypot';
import { checkHoneypot, issueFormToken } from './honeypot.server';

const SECRET = 'a-secret-of-these-tests-32-letters';
const NOW = Date.UTC(2026, 10, 20, 12);

function form(fields: Record<string, string>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	return data;
}

const check = (data: FormData, now: number, consume?: (id: string) => Promise<boolean>) =>
	checkHoneypot(data, { secret: SECRET, form: 'contact', now, consume });

const sent = (formToken: string, honeypot = '') =>
	form({ [honeypotFields.token]: formToken, [honeypotFields.honeypot]: honeypot });

describe('a posted form', () => {
	test('is accepted after a second, for a day, with the id of its token', async () => {
		const formToken = await issueFormToken(SECRET, 'contact', NOW);
		const first = await check(sent(formToken), NOW + 1_000);
		expect(first).toEqual({ kind: 'person', id: expect.stringMatching(/^[\w-]{16}$/) });
		expect(await check(sent(formToken), NOW + 86_400_000)).toEqual(first);
		const other = await check(sent(await issueFormToken(SECRET, 'contact', NOW)), NOW + 2_000);
		expect(other).not.toEqual(first);
	});

	test('is accepted where a browser omits the honeypot', async () => {
		const only = form({ [honeypotFields.token]: await issueFormToken(SECRET, 'contact', NOW) });
		expect((await check(only, NOW + 5_000)).kind).toBe('person');
	});

	test('is a bot’s where it is sent too fast, has a filled honeypot or an invalid token', async () => {
		const formToken = await issueFormToken(SECRET, 'contact', NOW);
		const [time, id, signature] = formToken.split('.');
		for (const [data, now] of [
			[sent(formToken), NOW + 999],
			[sent(formToken, 'https://spam.example'), NOW + 60_000],
			[sent(''), NOW + 60_000],
			[
				sent(await issueFormToken('another-secret-of-32-letters-long', 'contact', NOW)),
				NOW + 60_000,
			],
			[sent(`${(NOW - 60_000).toString(36)}.${id}.${signature}`), NOW],
			[sent(`${time}.${id}`), NOW + 60_000],
			[form({}), NOW],
		] as const) {
			expect(await check(data, now)).toEqual({ kind: 'bot' });
		}
	});

	test('is too old after a day', async () => {
		const formToken = await issueFormToken(SECRET, 'contact', NOW);
		expect(await check(sent(formToken), NOW + 86_400_001)).toEqual({ kind: 'expired' });
	});

	test('is a bot’s with the token of another form', async () => {
		for (const other of ['login', 'contact 1', '']) {
			const formToken = await issueFormToken(SECRET, other, NOW);
			expect(await check(sent(formToken), NOW + 60_000)).toEqual({ kind: 'bot' });
		}
	});

	test('must be sent again after too many uses of its token; only valid tokens are counted', async () => {
		const ids: string[] = [];
		const consume = async (id: string) => ids.push(id) <= 2;
		const formToken = await issueFormToken(SECRET, 'contact', NOW);
		const kinds: string[] = [];
		for (const data of [sent('made-up'), sent(formToken), sent(formToken), sent(formToken)]) {
			kinds.push((await check(data, NOW + 60_000, consume)).kind);
		}
		expect(kinds).toEqual(['bot', 'person', 'person', 'expired']);
		expect(new Set(ids).size).toBe(1);
	});
});
