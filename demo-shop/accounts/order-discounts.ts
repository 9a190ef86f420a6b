import { type Money, money } from '../resolvers/money';
import { type ConnectionArguments, paginate } from '../schema/connection';
import { divideRounded, parseAmount } from '../shop/money';
import type { OrderLineRecord, OrderRecord } from '../state/records';

/** Source of `DiscountCodeApplication`. */
interface ApplicationSource {
	__typename: 'DiscountCodeApplication';
	code: string;
	allocationMethod: 'ACROSS' | 'EACH';
	targetSelection: 'ALL' | 'ENTITLED';
	targetType: 'LINE_ITEM';
	value: Money | { __typename: 'PricingPercentageValue'; percentage: number };
}

/** Null for an order without a discount code. Assumed: a discount on lines applies to each, one on the order across. */
function applicationOf({
	discountCode,
	discount,
	currency,
}: OrderRecord): ApplicationSource | null {
	if (!discountCode) {
		return null;
	}
	const { code, percentage, amount } = discountCode;
	const isAcross = parseAmount(discount) > 0n;
	return {
		__typename: 'DiscountCodeApplication',
		code,
		allocationMethod: isAcross ? 'ACROSS' : 'EACH',
		targetSelection: isAcross ? 'ALL' : 'ENTITLED',
		targetType: 'LINE_ITEM',
		value:
			percentage === undefined
				? money(parseAmount(amount ?? '0'), currency)
				: { __typename: 'PricingPercentageValue', percentage },
	};
}

export function discountApplications(order: OrderRecord, args: ConnectionArguments) {
	const application = applicationOf(order);
	return paginate(application ? [application] : [], args, ({ code }) => ({
		last_id: 1,
		last_value: code,
	}));
}

/**
 * A line's own discount and its share of the discount on the order, by the lines' totals. Gift cards have no share.
 * Assumed: how it is rounded.
 */
export function discountAllocations(
	order: OrderRecord,
	line: OrderLineRecord,
	isGiftCard: (line: OrderLineRecord) => boolean,
) {
	const application = applicationOf(order);
	if (!application || isGiftCard(line)) {
		return [];
	}
	const entitled = order.lines.filter((each) => !isGiftCard(each));
	const total = sum(entitled);
	const upTo = (lines: OrderLineRecord[]) =>
		total === 0n ? 0n : divideRounded(parseAmount(order.discount) * sum(lines), total);
	const position = entitled.indexOf(line);
	const share = upTo(entitled.slice(0, position + 1)) - upTo(entitled.slice(0, position));
	const cents = parseAmount(line.originalTotal) - parseAmount(line.discountedTotal) + share;
	return cents > 0n
		? [{ allocatedAmount: money(cents, order.currency), discountApplication: application }]
		: [];
}

function sum(lines: readonly OrderLineRecord[]): bigint {
	return lines.reduce((total, { discountedTotal }) => total + parseAmount(discountedTotal), 0n);
}
