import { describe, expect, test } from 'vitest';
import { honeypotFields } from './honeypot';
import { checkHoneypot, issueStamp } from './honeypot.server';

const SECRET = 'a-secret-of-these-tests-32-letters';
const NOW = Date.UTC(2026, 10, 20, 12);

function form(fields: Record<string, string>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	return data;
}

const check = (data: FormData, now: number, take?: (id: string) => Promise<boolean>) =>
	checkHoneypot(data, { secret: SECRET, form: 'contact', now, take });

const sent = (stamp: string, bait = '') =>
	form({ [honeypotFields.stamp]: stamp, [honeypotFields.bait]: bait });

describe('a posted form', () => {
	test('is a person’s from a second on, for a day, under the id of its stamp', async () => {
		const stamp = await issueStamp(SECRET, 'contact', NOW);
		const first = await check(sent(stamp), NOW + 1_000);
		expect(first).toEqual({ kind: 'person', id: expect.stringMatching(/^[\w-]{16}$/) });
		expect(await check(sent(stamp), NOW + 86_400_000)).toEqual(first);
		const other = await check(sent(await issueStamp(SECRET, 'contact', NOW)), NOW + 2_000);
		expect(other).not.toEqual(first);
	});

	test('is a person’s where a browser leaves the bait out', async () => {
		const only = form({ [honeypotFields.stamp]: await issueStamp(SECRET, 'contact', NOW) });
		expect((await check(only, NOW + 5_000)).kind).toBe('person');
	});

	test('is a bot’s where it is too quick, takes the bait or has no stamp of ours', async () => {
		const stamp = await issueStamp(SECRET, 'contact', NOW);
		const [time, id, signature] = stamp.split('.');
		for (const [data, now] of [
			[sent(stamp), NOW + 999],
			[sent(stamp, 'https://spam.example'), NOW + 60_000],
			[sent(''), NOW + 60_000],
			[sent(await issueStamp('another-secret-of-32-letters-long', 'contact', NOW)), NOW + 60_000],
			[sent(`${(NOW - 60_000).toString(36)}.${id}.${signature}`), NOW],
			[sent(`${time}.${id}`), NOW + 60_000],
			[form({}), NOW],
		] as const) {
			expect(await check(data, now)).toEqual({ kind: 'bot' });
		}
	});

	test('is too old after a day', async () => {
		const stamp = await issueStamp(SECRET, 'contact', NOW);
		expect(await check(sent(stamp), NOW + 86_400_001)).toEqual({ kind: 'expired' });
	});

	test('is a bot’s with the stamp of another form', async () => {
		for (const other of ['login', 'contact 1', '']) {
			const stamp = await issueStamp(SECRET, other, NOW);
			expect(await check(sent(stamp), NOW + 60_000)).toEqual({ kind: 'bot' });
		}
	});

	test('is to be sent again once its stamp was used too often, which only valid stamps are counted for', async () => {
		const ids: string[] = [];
		const take = async (id: string) => ids.push(id) <= 2;
		const stamp = await issueStamp(SECRET, 'contact', NOW);
		const kinds: string[] = [];
		for (const data of [sent('made-up'), sent(stamp), sent(stamp), sent(stamp)]) {
			kinds.push((await check(data, NOW + 60_000, take)).kind);
		}
		expect(kinds).toEqual(['bot', 'person', 'person', 'expired']);
		expect(new Set(ids).size).toBe(1);
	});
});
