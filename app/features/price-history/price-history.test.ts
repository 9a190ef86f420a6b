import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
	type CurrentPrice,
	lowestPriceBefore,
	type PriceHistory,
	priceHistory,
	recordPrice,
} from './price-history';

const DAY = 24 * 60 * 60_000;
const START = Date.UTC(2026, 0, 1);
/** Long before the first price was seen. */
const OLD = '2020-01-01T00:00:00Z';

/** Days after the start, price, and compare-at price. */
type Step = [day: number, price: string, compareAt?: string];

/** The history after the shop had these prices, and the lowest price that may then be stated. */
function priced(steps: Step[], createdAt = OLD) {
	let history: PriceHistory | undefined;
	for (const [day, price, compareAtPrice = null] of steps) {
		const current: CurrentPrice = { price, compareAtPrice, createdAt };
		history = recordPrice(history, current, START + day * DAY);
	}
	if (!history) throw new Error('no steps');
	return { history, lowest: lowestPriceBefore(history, createdAt) };
}

const known = (amount: string) => ({ kind: 'known', amount });

test('a history with a price that is no decimal number is invalid', () => {
	const historyOf = (price: string) => ({
		changes: [{ at: '2026-01-01T00:00:00.000Z', price, isReduced: false }],
	});
	expect(v.is(priceHistory, historyOf('12.50'))).toBe(true);
	expect(v.is(priceHistory, historyOf('12,50'))).toBe(false);
});

describe('the lowest price of the 30 days before a reduction', () => {
	test.each<[string, Step[], object]>([
		['is none without a reduction', [[0, '329']], { kind: 'none' }],
		['is none where the compare-at price is not higher', [[0, '329', '329.00']], { kind: 'none' }],
		[
			'is the price before it',
			[
				[0, '329'],
				[40, '299', '329'],
			],
			known('329'),
		],
		[
			'is a lower one within these days, whatever the compare-at price says',
			[
				[0, '329'],
				[20, '289'],
				[25, '349'],
				[40, '299', '349'],
			],
			known('289'),
		],
		[
			'does not count a price that ended 30 days before',
			[
				[0, '289'],
				[10, '329'],
				[40, '299', '329'],
			],
			known('329'),
		],
		[
			'counts a price that ended a moment later',
			[
				[0, '289'],
				[10.001, '329'],
				[40, '299', '329'],
			],
			known('289'),
		],
		[
			'stays that of the beginning while the reduction lasts',
			[
				[0, '329'],
				[40, '299', '329'],
				[41, '299', '329'],
				[140, '299', '329'],
			],
			known('329'),
		],
		[
			'stays that of the first step of a reduction that grows',
			[
				[0, '329'],
				[40, '299', '329'],
				[60, '279', '329'],
			],
			known('329'),
		],
		[
			'begins again where the price rises in between',
			[
				[0, '329'],
				[40, '279', '329'],
				[50, '309', '329'],
				[51, '289', '329'],
			],
			known('279'),
		],
		[
			'begins again after a break',
			[
				[0, '329'],
				[40, '279', '329'],
				[50, '329'],
				[60, '299', '329'],
			],
			known('279'),
		],
		[
			'is that price itself where it was only announced',
			[
				[0, '299'],
				[40, '299', '399'],
			],
			known('299'),
		],
		[
			'ends with the reduction',
			[
				[0, '329'],
				[40, '299', '329'],
				[50, '329'],
			],
			{ kind: 'none' },
		],
		['is unknown where it began before the history', [[0, '299', '329']], { kind: 'unknown' }],
		[
			'is unknown where the history is shorter',
			[
				[0, '329'],
				[29.9, '299', '329'],
			],
			{ kind: 'unknown' },
		],
		[
			'is known where the history is as long',
			[
				[0, '329'],
				[30, '299', '329'],
			],
			known('329'),
		],
		[
			'compares amounts, not texts',
			[
				[0, '99.00'],
				[20, '100'],
				[40, '89', '100.0'],
			],
			known('99.00'),
		],
	])('%s', (_, steps, expected) => {
		expect(priced(steps).lowest).toEqual(expected);
	});

	test('of a new variant is the lowest since its creation', () => {
		const steps: Step[] = [
			[0, '329'],
			[10, '299', '329'],
		];
		const madeBefore = (ms: number) => new Date(START - ms).toISOString();
		expect(priced(steps, madeBefore(DAY)).lowest).toEqual(known('329'));
		expect(priced(steps, madeBefore(DAY + 1)).lowest).toEqual({ kind: 'unknown' });
	});
});

describe('the history', () => {
	test('only grows with a change, so that a second run writes nothing', () => {
		const first = priced([
			[0, '329'],
			[1, '329.0'],
			[2, '329.00', '329'],
		]).history;
		expect(first.changes).toEqual([
			{ at: '2026-01-01T00:00:00.000Z', price: '329', isReduced: false },
		]);
		expect(
			priced([
				[0, '329'],
				[1, '329', '339'],
			]).history.changes,
		).toHaveLength(2);
	});

	test('drops prices that ended 30 days ago, unless a reduction still needs them', () => {
		const steps: Step[] = [
			[0, '329'],
			[1, '319'],
			[40, '299', '329'],
		];
		expect(priced(steps).history.changes).toHaveLength(2);
		expect(priced([...steps, [400, '299', '329']]).history.changes).toHaveLength(2);
		expect(priced([...steps, [50, '319'], [400, '319']]).history.changes).toHaveLength(1);
	});

	test('merges the oldest changes above its limit, with their lowest price', () => {
		const steps = Array.from({ length: 400 }, (_, hour): Step => [hour / 24, String(500 - hour)]);
		const { history } = priced([[-60, '600'], [-20, '50'], ...steps]);
		expect(history.changes).toHaveLength(150);
		expect(history.changes[0]).toMatchObject({ price: '50' });
	});
});
