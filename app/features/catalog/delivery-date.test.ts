import { expect, test } from 'vitest';
import { deliveryDate } from './delivery-date';

test.each([
	['Monday', '2026-11-23T12:00:00Z', 3, '2026-11-26'],
	['Monday, over a weekend', '2026-11-23T12:00:00Z', 5, '2026-11-30'],
	['Saturday', '2026-11-28T12:00:00Z', 1, '2026-11-30'],
	['late on Thursday, when it is Friday in Germany', '2026-11-26T23:30:00Z', 1, '2026-11-30'],
	['before Christmas', '2026-12-23T12:00:00Z', 3, '2026-12-29'],
	['before New Year', '2026-12-31T12:00:00Z', 1, '2027-01-04'],
	['before Easter 2027', '2027-03-25T12:00:00Z', 1, '2027-03-30'],
	['before Ascension Day 2027', '2027-05-05T12:00:00Z', 1, '2027-05-07'],
	['before Whit Monday 2027', '2027-05-14T12:00:00Z', 1, '2027-05-18'],
	['before Easter 2030', '2030-04-18T12:00:00Z', 1, '2030-04-23'],
])('ordered %s', (_, now, days, arrival) => {
	expect(deliveryDate(days, new Date(now)).toISOString().slice(0, 10)).toBe(arrival);
});
