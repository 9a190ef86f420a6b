import { expect, test } from 'vitest';
import { sealText } from '~/lib/sealed-text.server';
import { readGuestRequest, sealGuestRequest } from './confirm-token.server';

const SECRET = 'a-secret-of-these-tests-32-letters';
const HOUR = 60 * 60_000;
const NOW = Date.UTC(2026, 10, 20, 12, 20);
const asked = { variantId: '44000000000006', email: 'ada+karte@example.com' };

const sign = (now = NOW) => sealGuestRequest(SECRET, asked, now);

test('a link contains e-mail and variant, unreadable, for 48 hours from the hour of the request', async () => {
	const token = await sign();
	expect(token).toMatch(/^[\w-]+$/);
	expect(Buffer.from(token, 'base64url').toString('latin1')).not.toMatch(/ada|karte|example|4400/);
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
	const token = await sealGuestRequest(SECRET, { ...asked, email }, NOW);
	expect(await readGuestRequest(SECRET, token, NOW)).toEqual({ ...asked, email });
});

test('a forged or shortened token, or one for another purpose, is rejected', async () => {
	const token = await sign();
	const forged = [...token].map((letter, i) =>
		[...token.slice(0, i), letter === 'A' ? 'B' : 'A', ...token.slice(i + 1)].join(''),
	);
	const elsewhere = await sealText(SECRET, 'x', `${NOW.toString(36)}9.1.ada@example.com`);
	for (const wrong of ['', 'x', 'ä', ...forged, token.slice(0, -2), `${token}A`, elsewhere]) {
		expect(await readGuestRequest(SECRET, wrong, NOW)).toBeUndefined();
	}
	expect(await readGuestRequest(`${SECRET}!`, token, NOW)).toBeUndefined();
});
