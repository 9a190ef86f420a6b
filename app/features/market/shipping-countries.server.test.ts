import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Shopify } from '~/shopify/client.server';

let market: typeof import('./shipping-countries.server');
let errors: typeof import('~/shopify/errors');
let calls: number;

beforeEach(async () => {
	vi.useFakeTimers();
	vi.resetModules();
	market = await import('./shipping-countries.server');
	errors = await import('~/shopify/errors');
	calls = 0;
});

afterEach(() => {
	vi.useRealTimers();
});

function renew(codes: string[] | undefined): Promise<void> {
	const query = async () => {
		calls += 1;
		if (!codes) throw errors.requestError(1, 'down');
		return { localization: { availableCountries: codes.map((isoCode) => ({ isoCode })) } };
	};
	return market.renewShippingCountries({ query: query as unknown as Shopify['query'] });
}

test('before the platform has listed its countries, nothing is known', async () => {
	expect(market.isSoldTo('CH')).toBeUndefined();
	await renew([]);
	expect(market.isSoldTo('CH')).toBeUndefined();
});

test('the list is loaded once in five minutes', async () => {
	for (let visit = 0; visit < 20; visit++) await renew(['DE', 'CH']);
	expect(calls).toBe(1);
	expect(market.isSoldTo('CH')).toBe(true);
	expect(market.isSoldTo('KP')).toBe(false);
	vi.advanceTimersByTime(300_000);
	await renew(['DE', 'NZ']);
	expect(market.isSoldTo('CH')).toBe(false);
	expect(market.isSoldTo('NZ')).toBe(true);
});

test('an outage leaves the list as it was, and the request retries at most every ten seconds', async () => {
	await renew(['CH']);
	vi.advanceTimersByTime(300_000);
	for (let visit = 0; visit < 20; visit++) await renew(undefined);
	expect(calls).toBe(2);
	expect(market.isSoldTo('CH')).toBe(true);
	vi.advanceTimersByTime(10_000);
	await renew(undefined);
	expect(calls).toBe(3);
});
