import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sealData } from '~/lib/sealed-data.server';
import { readGuestRequest, sealGuestRequest } from './confirm-token.server';

const SECRET = 'a-secret-of-these-tests-32-letters';
const NOW = Date.UTC(2026, 10, 20, 12, 20);
const TWO_DAYS = 48 * 60 * 60_000;
const asked = { variantId: '44000000000006', email: 'ada+karte@K\u212A.example', hour: 494_412 };

beforeEach(() => {
	vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
	vi.useRealTimers();
});

test('a link contains e-mail and variant, unreadable, for 48 hours', async () => {
	const token = await sealGuestRequest(SECRET, asked);
	expect(token).toMatch(/^[\w.-]+$/);
	for (const part of token.split('.')) {
		expect(Buffer.from(part, 'base64url').toString('latin1')).not.toMatch(/ada|karte|4400/);
	}
	vi.setSystemTime(NOW + TWO_DAYS - 1);
	expect(await readGuestRequest(SECRET, token)).toEqual(asked);
	vi.setSystemTime(NOW + TWO_DAYS);
	expect(await readGuestRequest(SECRET, token)).toBeUndefined();
});

test('a forged or shortened token, or one for another purpose, is rejected', async () => {
	const token = await sealGuestRequest(SECRET, asked);
	// Letters whose bits differ where base64url ignores some at the end.
	const forged = [...token].map((letter, i) =>
		[...token.slice(0, i), /[A-P]/.test(letter) ? '_' : 'A', ...token.slice(i + 1)].join(''),
	);
	const elsewhere = await sealData(SECRET, 'x', asked, 60);
	for (const wrong of ['', 'x', 'ä', ...forged, token.slice(0, -2), elsewhere]) {
		expect(await readGuestRequest(SECRET, wrong), wrong).toBeUndefined();
	}
	expect(await readGuestRequest(`${SECRET}!`, token)).toBeUndefined();
});
