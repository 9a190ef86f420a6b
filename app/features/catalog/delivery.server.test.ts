import { expect, test } from 'vitest';
import { deliveryPromise, deliveryTime } from './delivery.server';

const DAYS = '{"DE":[3,5],"EU":[5,8],"US":[8,12]}';
const MONDAY = new Date('2026-11-23T12:00:00Z');

function promiseOf(market: string, days: string, now = MONDAY, locale: 'de' | 'en' = 'de') {
	return deliveryPromise({ market, locale }, [days], now)?.replaceAll('\u00a0', ' ');
}

test.each([
	['DE', 'de', 'Lieferung bis Mo., 30. Nov. (Deutschland)'],
	['AT', 'de', 'Lieferung bis Do., 3. Dez. (Österreich)'],
	['US', 'en', 'Arrives by Wed, Dec 9 (United States)'],
	['CH', 'de', undefined],
] as const)('to %s in %s', (market, locale, promise) => {
	expect(promiseOf(market, DAYS, MONDAY, locale)).toBe(promise);
});

test.each([
	['DE', 'de', 'Lieferzeit 3–5 Werktage (Deutschland)'],
	['AT', 'de', 'Lieferzeit 5–8 Werktage (Österreich)'],
	['US', 'en', 'Arrives in 8–12 business days (United States)'],
	['CA', 'en', 'Arrives in 1 business day (Canada)'],
	['CH', 'de', undefined],
] as const)('the days to %s in %s', (market, locale, time) => {
	const days = '{"DE":[3,5],"EU":[5,8],"US":[8,12],"CA":[1,1]}';
	const words = deliveryTime({ market, locale }, days);
	expect(words?.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')).toBe(time);
});

test('several items arrive with the slowest, if the time of each is known', () => {
	const austria = { market: 'AT', locale: 'de' } as const;
	const slow = '{"AT":[6,9]}';
	expect(deliveryPromise(austria, [DAYS, slow], MONDAY)).toBe(
		deliveryPromise(austria, [slow], MONDAY),
	);
	expect(deliveryPromise(austria, [slow, DAYS], MONDAY)).toContain('4.');
	expect(deliveryPromise(austria, [DAYS, undefined], MONDAY)).toBeUndefined();
});

test('the name of a country stays on one line', () => {
	expect(deliveryPromise({ market: 'US', locale: 'en' }, [DAYS], MONDAY)).toContain(
		'United\u00a0States',
	);
});

test.each(['', '{}', '[3,5]', '{"DE":[3]}', '{"DE":[0,5]}', '{"DE":["3","5"]}'])(
	'without a time that makes sense nothing is promised: %j',
	(days) => {
		expect(promiseOf('DE', days)).toBeUndefined();
		expect(deliveryTime({ market: 'DE', locale: 'de' }, days)).toBeUndefined();
	},
);

test.each([
	['Monday', '2026-11-23T12:00:00Z', 3, 'Do., 26. Nov.'],
	['Monday, over a weekend', '2026-11-23T12:00:00Z', 5, 'Mo., 30. Nov.'],
	['Saturday', '2026-11-28T12:00:00Z', 1, 'Mo., 30. Nov.'],
	['late on Thursday, when it is Friday in Germany', '2026-11-26T23:30:00Z', 1, 'Mo., 30. Nov.'],
	['before Christmas', '2026-12-23T12:00:00Z', 3, 'Di., 29. Dez.'],
	['before New Year', '2026-12-31T12:00:00Z', 1, 'Mo., 4. Jan.'],
	['before Easter 2027', '2027-03-25T12:00:00Z', 1, 'Di., 30. März'],
	['before Ascension Day 2027', '2027-05-05T12:00:00Z', 1, 'Fr., 7. Mai'],
	['before Whit Monday 2027', '2027-05-14T12:00:00Z', 1, 'Di., 18. Mai'],
	['before Easter 2030', '2030-04-18T12:00:00Z', 1, 'Di., 23. Apr.'],
])('ordered %s', (_, now, days, arrival) => {
	const promise = promiseOf('DE', JSON.stringify({ DE: [1, days] }), new Date(now));
	expect(promise).toContain(`bis ${arrival} (`);
});
