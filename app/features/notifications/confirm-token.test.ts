import { expect, test } from 'vitest';
import { signText } from '~/lib/signed-text.server';
import { readGuestRequest, signGuestRequest } from './confirm-token.server';

const SECRET = 'a-secret-of-these-tests-32-letters';
const HOUR = 60 * 60_000;
const NOW = Date.UTC(2026, 10, 20, 12, 20);
const asked = { variantId: '44000000000006', email: 'ada+karte@example.com' };

const sign = (now = NOW) => signGuestRequest(SECRET, asked, now);

test('a link contains e-mail and variant, for 48 hours from the hour of the request', async () => {
	const token = await sign();
	expect(token).toMatch(/^[\w.-]+$/);
	expect(await readGuestRequest(SECRET, token, NOW)).toEqual(asked);
	const end = Date.UTC(2026, 10, 22, 12);
	expect(await readGuestRequest(SECRET, token, end - 1)).toEqual(asked);
	expect(await readGuestRequest(SECRET, token, end)).toBeUndefined();
});

test('the link is the same within an hour, and another one after it', async () => {
	expect(await sign(NOW + HOUR / 2)).toBe(await sign());
	expect(await sign(NOW + HOUR)).not.toBe(await sign());
});

test('a non-ASCII address is kept', async () => {
	const email = 'K\u212A@example.com';
	const token = await signGuestRequest(SECRET, { ...asked, email }, NOW);
	expect(await readGuestRequest(SECRET, token, NOW)).toEqual({ ...asked, email });
});

test('a forged or shortened token, or one for another purpose, is rejected', async () => {
	const token = await sign();
	const [until, , ...rest] = token.split('.');
	const other = [until, '44000000000002', ...rest].join('.');
	const text = token.slice(0, token.lastIndexOf('.'));
	const elsewhere = await signText(SECRET, 'bot-trap', text);
	for (const wrong of ['', 'x', other, text, token.slice(0, -2), elsewhere]) {
		expect(await readGuestRequest(SECRET, wrong, NOW)).toBeUndefined();
	}
	expect(await readGuestRequest(`${SECRET}!`, token, NOW)).toBeUndefined();
});
