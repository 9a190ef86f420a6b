import * as v from 'valibot';
import { compareDecimals } from '~/lib/decimal';
import type { AppContext } from '~/server/context.server';
import { parseMoney } from '~/shopify/money-metafield';
import {
	type LowestPrice,
	lowestPriceBefore,
	type PriceHistory,
	priceHistory,
	recordPrice,
} from './price-history';
import {
	METAFIELDS_DELETE,
	METAFIELDS_SET,
	type MetafieldIdentifier,
	type MetafieldInput,
	VARIANT_PRICES_QUERY,
	type VariantPrices,
} from './price-history.queries';

/** The API's limit for one mutation. */
const MAX_METAFIELDS = 25;
/** A throttled call is repeated each second until its own ten seconds are over: 1,000 points of the API are restored. */
const REQUEST_OPTIONS = { api: 'admin', timeLimit: 'call', maxRetries: 9 } as const;

export interface PriceRun {
	/** Number of all variants. */
	variants: number;
	written: MetafieldInput[];
	deleted: MetafieldIdentifier[];
}

/**
 * Records the price of each variant in its metafield `custom.price_history`, and writes `custom.lowest_price_30d` of
 * variants and products: in the shop's currency, while a compare-at price announces a reduction. Only what differs is
 * written, so that it can be repeated.
 * @param isDryRun writes nothing, and returns what would be written
 * @throws ShopifyError if the platform cannot be reached, Error with its message if it refuses
 */
export async function updateLowestPrices(
	context: Pick<AppContext, 'shopify' | 'log'>,
	isDryRun: boolean,
	now = Date.now(),
): Promise<PriceRun> {
	const run: PriceRun = { variants: 0, written: [], deleted: [] };
	const cheapest = new Map<string, { variant: VariantPrices; lowest: LowestPrice }>();
	let currency = '';
	let after: string | null = null;
	do {
		const page = await readPage(context, after);
		currency = page.shop.currencyCode;
		for (const variant of page.productVariants.nodes) {
			const lowest = recordVariant(run, variant, currency, now);
			const known = cheapest.get(variant.product.id);
			if (!known || compareDecimals(variant.price, known.variant.price) < 0) {
				cheapest.set(variant.product.id, { variant, lowest });
			}
		}
		const { hasNextPage, endCursor } = page.productVariants.pageInfo;
		after = hasNextPage ? endCursor : null;
	} while (after);
	// In lists a product has the price of its cheapest variant.
	for (const { variant, lowest } of cheapest.values()) {
		const lowestKnown = lowest.kind === 'unknown' ? enteredPrice(variant, currency) : lowest;
		setLowest(run, variant.product, lowestKnown, currency);
	}
	if (!isDryRun) await write(context, run);
	context.log.info('Lowest prices updated', {
		variants: run.variants,
		written: run.written.length,
		deleted: run.deleted.length,
		isDryRun,
	});
	return run;
}

function readPage({ shopify }: Pick<AppContext, 'shopify'>, after: string | null) {
	return shopify.query(VARIANT_PRICES_QUERY, {
		...REQUEST_OPTIONS,
		variables: { after },
		cacheable: false,
		needs: ['productVariants'],
	});
}

function recordVariant(
	run: PriceRun,
	variant: VariantPrices,
	currency: string,
	now: number,
): LowestPrice {
	run.variants += 1;
	const existing = parseHistory(variant.history?.value);
	const history = recordPrice(existing, variant, now);
	if (JSON.stringify(history) !== JSON.stringify(existing)) {
		const value = JSON.stringify(history);
		run.written.push({ ...metafield(variant.id, 'price_history'), type: 'json', value });
	}
	const lowest = lowestPriceBefore(history, variant.createdAt);
	setLowest(run, variant, lowest, currency);
	return lowest;
}

/** An unknown one is left as it is: the merchant may have entered it. */
function setLowest(
	run: PriceRun,
	owner: Pick<VariantPrices, 'id' | 'lowestPrice'>,
	lowest: LowestPrice,
	currency: string,
): void {
	const identifier = metafield(owner.id, 'lowest_price_30d');
	if (lowest.kind === 'none' && owner.lowestPrice) run.deleted.push(identifier);
	if (lowest.kind !== 'known' || isSame(owner.lowestPrice?.value, lowest.amount, currency)) return;
	const value = JSON.stringify({ amount: lowest.amount, currency_code: currency });
	run.written.push({ ...identifier, type: 'money', value });
}

/** What the merchant has entered for a variant. */
function enteredPrice({ lowestPrice }: VariantPrices, currency: string): LowestPrice {
	const price = parseMoney(lowestPrice?.value);
	return price?.currencyCode === currency
		? { kind: 'known', amount: price.amount }
		: { kind: 'none' };
}

function isSame(value: string | undefined, amount: string, currency: string): boolean {
	const price = parseMoney(value);
	return price?.currencyCode === currency && compareDecimals(price.amount, amount) === 0;
}

function metafield(ownerId: string, key: MetafieldIdentifier['key']): MetafieldIdentifier {
	return { ownerId, namespace: 'custom', key };
}

/** An invalid value counts as none: the history begins again. */
function parseHistory(value: string | undefined): PriceHistory | undefined {
	const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), priceHistory), value);
	return success ? output : undefined;
}

async function write(
	{ shopify }: Pick<AppContext, 'shopify'>,
	{ written, deleted }: PriceRun,
): Promise<void> {
	// Repeating either is safe, and the next run reads the state again.
	const options = { ...REQUEST_OPTIONS, idempotent: true };
	for (const metafields of batches(written)) {
		const { metafieldsSet } = await shopify.mutate(METAFIELDS_SET, {
			...options,
			variables: { metafields },
		});
		throwUserErrors(metafieldsSet?.userErrors);
	}
	for (const metafields of batches(deleted)) {
		const { metafieldsDelete } = await shopify.mutate(METAFIELDS_DELETE, {
			...options,
			variables: { metafields },
		});
		throwUserErrors(metafieldsDelete?.userErrors);
	}
}

function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
	for (let start = 0; start < items.length; start += MAX_METAFIELDS) {
		yield items.slice(start, start + MAX_METAFIELDS);
	}
}

function throwUserErrors(userErrors: readonly { message: string }[] = []): void {
	const [error] = userErrors;
	if (error) throw new Error(`Prices not written: ${error.message}`);
}
