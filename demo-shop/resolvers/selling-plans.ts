import type { CatalogueSellingPlanGroup } from '../catalogue/types';
import { type ConnectionArguments, paginate } from '../schema/connection';
import type { ResolverMap } from '../schema/request-context';
import type { ProductRecord, VariantRecord } from '../shop/catalogue-index';
import { gid } from '../shop/ids';
import type { CurrencyCode } from '../shop/markets';
import { parseAmount } from '../shop/money';
import { priceWithPlan, type SellingPlanRecord, sellingPlansOf } from '../shop/selling-plans';
import { localize } from '../shop/texts';
import { money, priceIn } from './money';
import { noMetafields } from './no-metafields';
import { unitPriceOf } from './unit-price';

/** Source of `SellingPlanAllocation`: a variant's price with a plan. */
interface AllocationSource {
	variant: VariantRecord;
	plan: SellingPlanRecord;
	currency: CurrencyCode;
}

export function allocationSource(
	variant: VariantRecord,
	plan: SellingPlanRecord,
	currency: CurrencyCode,
): AllocationSource {
	return { variant, plan, currency };
}

/** A page of a variant's selling plans. */
export function allocationConnection(
	variant: VariantRecord,
	currency: CurrencyCode,
	args: ConnectionArguments,
) {
	return paginate(sellingPlansOf(variant), args, planKey).map((plan) =>
		allocationSource(variant, plan, currency),
	);
}

/** A product's groups: one or none. */
export function groupConnection({ data }: ProductRecord, args: ConnectionArguments) {
	const groups = data.sellingPlanGroup ? [data.sellingPlanGroup] : [];
	return paginate(groups, args, ({ name }) => ({ last_id: 1, last_value: name.de }));
}

function planKey({ data }: SellingPlanRecord) {
	return { last_id: data.id, last_value: data.id };
}

function priceOf({ variant, plan, currency }: AllocationSource): bigint {
	return priceWithPlan(parseAmount(variant.data.price[currency]), plan, currency);
}

/** One for all deliveries, or none where the plan does not change the price. */
function adjustments({ data }: SellingPlanRecord, currency: CurrencyCode) {
	if (data.percentage !== undefined) {
		const adjustmentValue = {
			__typename: 'SellingPlanPercentagePriceAdjustment',
			adjustmentPercentage: data.percentage,
		};
		return [{ orderCount: null, adjustmentValue }];
	}
	return data.amount
		? [
				{
					orderCount: null,
					adjustmentValue: {
						__typename: 'SellingPlanFixedAmountPriceAdjustment',
						adjustmentAmount: priceIn(data.amount, currency),
					},
				},
			]
		: [];
}

export const sellingPlanResolvers: ResolverMap = {
	SellingPlanGroup: {
		// No app owns the plans.
		appName: () => null,
		name: ({ name }: CatalogueSellingPlanGroup, _args, context) => localize(name, context),
		options: ({ option, plans }: CatalogueSellingPlanGroup, _args, context) => [
			{
				name: localize(option, context),
				values: plans.map((plan) => localize(plan.optionValue, context)),
			},
		],
		sellingPlans: (group: CatalogueSellingPlanGroup, args: ConnectionArguments) =>
			paginate(
				group.plans.map((data): SellingPlanRecord => ({ data, group })),
				args,
				planKey,
			),
	},
	SellingPlan: {
		id: ({ data }: SellingPlanRecord) => gid('SellingPlan', data.id),
		name: ({ data }: SellingPlanRecord, _args, context) => localize(data.name, context),
		description: ({ data }: SellingPlanRecord, _args, context) =>
			localize(data.description, context),
		options: ({ data, group }: SellingPlanRecord, _args, context) => [
			{ name: localize(group.option, context), value: localize(data.optionValue, context) },
		],
		priceAdjustments: (plan: SellingPlanRecord, _args, context) =>
			adjustments(plan, context.currency),
		recurringDeliveries: () => true,
		// Every delivery is paid in full at checkout.
		checkoutCharge: () => ({
			type: 'PERCENTAGE',
			value: { __typename: 'SellingPlanCheckoutChargePercentageValue', percentage: 100 },
		}),
		billingPolicy: ({ data }: SellingPlanRecord) => ({
			__typename: 'SellingPlanRecurringBillingPolicy',
			interval: data.interval,
			intervalCount: data.intervalCount,
		}),
		deliveryPolicy: ({ data }: SellingPlanRecord) => ({
			__typename: 'SellingPlanRecurringDeliveryPolicy',
			interval: data.interval,
			intervalCount: data.intervalCount,
		}),
		...noMetafields,
	},
	SellingPlanAllocation: {
		sellingPlan: ({ plan }: AllocationSource) => plan,
		checkoutChargeAmount: (source: AllocationSource) => money(priceOf(source), source.currency),
		remainingBalanceChargeAmount: ({ currency }: AllocationSource) => money(0n, currency),
		priceAdjustments: (source: AllocationSource) => {
			const { variant, plan, currency } = source;
			const price = money(priceOf(source), currency);
			return adjustments(plan, currency).map(() => ({
				price,
				perDeliveryPrice: price,
				compareAtPrice: priceIn(variant.data.price, currency),
				unitPrice: unitPriceOf(variant, priceOf(source), currency),
			}));
		},
	},
};
