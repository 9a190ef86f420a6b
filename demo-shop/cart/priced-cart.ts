import type { CatalogueDiscount } from '../catalogue/types';
import type { CatalogueIndex, VariantRecord } from '../shop/catalogue-index';
import { type CurrencyCode, type Market, marketFor } from '../shop/markets';
import { divideRounded, parseAmount, percentageOf } from '../shop/money';
import { priceWithPlan, type SellingPlanRecord, sellingPlanOf } from '../shop/selling-plans';
import type { Shop } from '../shop/shop';
import type { CartLineRecord, CartRecord } from '../state/records';

export type DiscountRefusal =
	| 'notFound'
	| 'inactive'
	| 'notHonoured'
	| 'notEntitled'
	| 'notInRange';

export interface AppliedDiscount {
	/** As entered by the buyer. */
	code: string;
	discount: CatalogueDiscount;
	cents: bigint;
}

export interface PricedLine {
	record: CartLineRecord;
	variant: VariantRecord;
	/** The selling plan; its adjustment is included in the price. */
	sellingPlan: SellingPlanRecord | null;
	unitCents: bigint;
	compareAtCents: bigint | null;
	/** Before line-level discounts. */
	subtotalCents: bigint;
	discount: AppliedDiscount | null;
	/** After line-level discounts. */
	totalCents: bigint;
	/** The line's share of the discount on the whole cart. */
	cartDiscountCents: bigint;
}

/** A cart with all amounts that result from prices, market and discount codes, in cents. */
export interface PricedCart {
	record: CartRecord;
	market: Market;
	currency: CurrencyCode;
	/** Newest first, without lines whose variant no longer exists. */
	lines: PricedLine[];
	codes: Array<{ code: string; applicable: boolean; refusal: DiscountRefusal | null }>;
	/** Discounts on the whole cart. */
	discount: AppliedDiscount | null;
	/** After line-level, before cart-level discounts. */
	subtotalCents: bigint;
	/** After all discounts, before shipping. */
	totalCents: bigint;
	totalQuantity: number;
	requiresShipping: boolean;
}

const priced = new WeakMap<CartRecord, { catalogue: CatalogueIndex; cart: PricedCart }>();

/** Prices a cart in its buyer's market. Records are immutable, so the result is memoized by record and catalogue. */
export function priceCart(shop: Shop, record: CartRecord): PricedCart {
	const known = priced.get(record);
	if (known?.catalogue === shop.catalogue) {
		return known.cart;
	}
	const market = marketFor(record.countryCode);
	const plain = record.lines.flatMap((line) => {
		const variant = shop.catalogue.variantById.get(line.variantId);
		return variant ? [priceLine(line, variant, market.currency)] : [];
	});
	const { codes, accepted } = evaluateCodes(shop, record.discountCodes, plain, market.currency);
	const discounted = plain.map((line) => applyToLine(line, accepted));
	const subtotalCents = sum(discounted.map(({ totalCents }) => totalCents));
	const discount = cartDiscount(accepted, discounted, market.currency);
	const lines = discount ? allocate(discount, discounted) : discounted;
	const cart: PricedCart = {
		record,
		market,
		currency: market.currency,
		lines,
		codes,
		discount,
		subtotalCents,
		totalCents: subtotalCents - (discount?.cents ?? 0n),
		totalQuantity: lines.reduce((quantity, line) => quantity + line.record.quantity, 0),
		requiresShipping: lines.some(
			({ record: line, variant }) => line.quantity > 0 && variant.data.requiresShipping,
		),
	};
	priced.set(record, { catalogue: shop.catalogue, cart });
	return cart;
}

function priceLine(
	record: CartLineRecord,
	variant: VariantRecord,
	currency: CurrencyCode,
): PricedLine {
	const sellingPlan = sellingPlanOf(variant, record.sellingPlanId);
	const listCents = parseAmount(variant.data.price[currency]);
	const unitCents = sellingPlan ? priceWithPlan(listCents, sellingPlan, currency) : listCents;
	const compareAt = variant.data.compareAtPrice?.[currency];
	const subtotalCents = unitCents * BigInt(record.quantity);
	return {
		record,
		variant,
		sellingPlan,
		unitCents,
		compareAtCents: compareAt === undefined ? null : parseAmount(compareAt),
		subtotalCents,
		discount: null,
		totalCents: subtotalCents,
		cartDiscountCents: 0n,
	};
}

interface AcceptedCode {
	code: string;
	discount: CatalogueDiscount;
}

/** The applicable codes. Assumed: one discount at a time, and the first applicable code wins. */
function evaluateCodes(
	shop: Shop,
	typed: readonly string[],
	lines: PricedLine[],
	currency: CurrencyCode,
) {
	let accepted: AcceptedCode | null = null;
	const codes = typed.map((code) => {
		const discount = shop.catalogue.discountByCode.get(code.toLowerCase());
		const refusal = refuse(discount, accepted !== null, lines, currency);
		if (discount && refusal === null) {
			accepted = { code, discount };
		}
		return { code, applicable: refusal === null, refusal };
	});
	return { codes, accepted: accepted as AcceptedCode | null };
}

function refuse(
	discount: CatalogueDiscount | undefined,
	hasOther: boolean,
	lines: PricedLine[],
	currency: CurrencyCode,
): DiscountRefusal | null {
	if (!discount) {
		return 'notFound';
	}
	if (!discount.active) {
		return 'inactive';
	}
	if (!lines.some(({ record }) => record.quantity > 0)) {
		return 'notHonoured';
	}
	const entitled = lines.filter((line) => isEntitled(line, discount));
	if (entitled.length === 0) {
		return 'notEntitled';
	}
	const minimum = discount.minimum?.[currency];
	if (minimum && sum(entitled.map(({ subtotalCents }) => subtotalCents)) < parseAmount(minimum)) {
		return 'notInRange';
	}
	return hasOther ? 'notHonoured' : null;
}

/** Gift cards are never discounted. */
function isEntitled({ record, variant }: PricedLine, { products }: CatalogueDiscount): boolean {
	const { isGiftCard, handle } = variant.product.data;
	return record.quantity > 0 && !isGiftCard && (products?.includes(handle) ?? true);
}

function applyToLine(line: PricedLine, accepted: AcceptedCode | null): PricedLine {
	const { percentage, products } = accepted?.discount ?? {};
	if (!accepted || percentage === undefined || !products || !isEntitled(line, accepted.discount)) {
		return line;
	}
	const cents = percentageOf(line.subtotalCents, Math.min(100, percentage));
	return {
		...line,
		discount: { ...accepted, cents },
		totalCents: line.subtotalCents - cents,
	};
}

/** A percentage off all goods, or a fixed amount: a discount on the order. */
function cartDiscount(
	accepted: AcceptedCode | null,
	lines: PricedLine[],
	currency: CurrencyCode,
): AppliedDiscount | null {
	const { percentage, amount, products } = accepted?.discount ?? {};
	if (!accepted || products) {
		return null;
	}
	const entitled = sum(
		lines.filter((line) => isEntitled(line, accepted.discount)).map(({ totalCents }) => totalCents),
	);
	const cents =
		percentage === undefined
			? parseAmount(amount?.[currency] ?? '0')
			: percentageOf(entitled, Math.min(100, percentage));
	return { ...accepted, cents: cents < entitled ? cents : entitled };
}

/** Distributes a discount over the entitled lines by their totals. Assumed: how it is rounded. */
function allocate(discount: AppliedDiscount, lines: PricedLine[]): PricedLine[] {
	const isShare = (line: PricedLine) => isEntitled(line, discount.discount);
	const entitled = sum(lines.filter(isShare).map(({ totalCents }) => totalCents));
	let reached = 0n;
	let given = 0n;
	return lines.map((line) => {
		if (!isShare(line) || entitled === 0n) {
			return line;
		}
		reached += line.totalCents;
		const due = divideRounded(discount.cents * reached, entitled);
		const cartDiscountCents = due - given;
		given = due;
		return { ...line, cartDiscountCents };
	});
}

function sum(amounts: bigint[]): bigint {
	return amounts.reduce((total, amount) => total + amount, 0n);
}
