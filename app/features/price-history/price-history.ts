import * as v from 'valibot';
import { compareDecimals } from '~/lib/decimal';
import { decimal } from '~/shopify/money-metafield';

const DAY_MS = 24 * 60 * 60_000;
/** Directive 98/6/EC, art. 6a, and § 11 PAngV. */
const PERIOD_MS = 30 * DAY_MS;
/** A variant that is first recorded within this time after its creation had no earlier price. */
const NEW_MS = DAY_MS;
/** About 10 kB. Above this number the oldest changes are merged into one, with their lowest price. */
const MAX_CHANGES = 150;

const priceChange = v.object({
	/** From when on, ISO 8601. */
	at: v.pipe(v.string(), v.isoTimestamp()),
	/** Decimal string in the shop's currency. */
	price: decimal,
	/** Whether a higher compare-at price announces it as a reduction. */
	isReduced: v.boolean(),
});

/** The prices of a variant, oldest first: the value of the metafield `custom.price_history`. */
export const priceHistory = v.object({ changes: v.array(priceChange) });

type PriceChange = v.InferOutput<typeof priceChange>;
export type PriceHistory = v.InferOutput<typeof priceHistory>;

/** A variant's current prices. */
export interface CurrentPrice {
	price: string;
	compareAtPrice: string | null;
	/** When the variant was created, ISO 8601. */
	createdAt: string;
}

/**
 * The lowest price of the 30 days before the reduction began: `none` while nothing is announced as reduced, `unknown`
 * where the history does not reach back so far.
 */
export type LowestPrice =
	| { kind: 'known'; amount: string }
	| { kind: 'none' }
	| { kind: 'unknown' };

/** The history with the current price, without changes that are too old to count. */
export function recordPrice(
	history: PriceHistory | undefined,
	{ price, compareAtPrice }: CurrentPrice,
	now: number,
): PriceHistory {
	const isReduced = compareAtPrice !== null && compareDecimals(compareAtPrice, price) > 0;
	const changes = history?.changes ?? [];
	const last = changes.at(-1);
	const isSame = last && compareDecimals(last.price, price) === 0 && last.isReduced === isReduced;
	const all = isSame
		? changes
		: [...changes, { at: new Date(now).toISOString(), price, isReduced }];
	const began = reductionIn(all);
	const from = (began ? timeOf(began) : now) - PERIOD_MS;
	return { changes: mergeOldest(all.filter((_, index) => endOf(all, index) > from)) };
}

/** The lowest price that may be stated beside the current one, which is the last of the history. */
export function lowestPriceBefore({ changes }: PriceHistory, createdAt: string): LowestPrice {
	const began = reductionIn(changes);
	if (!began) return { kind: 'none' };
	const [first] = changes;
	const from = timeOf(began) - PERIOD_MS;
	const prices = changes
		.filter((change, index) => timeOf(change) < timeOf(began) && endOf(changes, index) > from)
		.map(({ price }) => price);
	const isCompletePeriod =
		first && (timeOf(first) <= from || timeOf(first) - Date.parse(createdAt) <= NEW_MS);
	if (prices.length === 0 || !isCompletePeriod) return { kind: 'unknown' };
	return { kind: 'known', amount: prices.reduce(lower) };
}

/**
 * The change with which the current reduction began. If the price was lowered in several steps without a rise between
 * them, it is the first step (§ 11 (2) PAngV). After a rise, a new reduction begins.
 */
function reductionIn(changes: readonly PriceChange[]): PriceChange | undefined {
	let began: PriceChange | undefined;
	for (const change of [...changes].reverse()) {
		const isStep = !began || compareDecimals(change.price, began.price) >= 0;
		if (!change.isReduced || !isStep) break;
		began = change;
	}
	return began;
}

function mergeOldest(changes: PriceChange[]): PriceChange[] {
	const surplus = changes.slice(0, Math.max(0, changes.length - MAX_CHANGES + 1));
	const [first] = surplus;
	if (!first || surplus.length === 1) return changes;
	const price = surplus.map((change) => change.price).reduce(lower);
	return [{ ...first, price, isReduced: false }, ...changes.slice(surplus.length)];
}

function lower(a: string, b: string): string {
	return compareDecimals(a, b) <= 0 ? a : b;
}

function timeOf({ at }: PriceChange): number {
	return Date.parse(at);
}

/** Until when a price was valid. */
function endOf(changes: readonly PriceChange[], index: number): number {
	const next = changes[index + 1];
	return next ? timeOf(next) : Number.POSITIVE_INFINITY;
}
