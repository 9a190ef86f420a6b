import type { CatalogueSellingPlan, CatalogueSellingPlanGroup } from '../catalogue/types';
import type { VariantRecord } from './catalogue-index';
import type { CurrencyCode } from './markets';
import { parseAmount, percentageOf } from './money';

/** A plan with the group whose option it answers. */
export interface SellingPlanRecord {
	data: CatalogueSellingPlan;
	group: CatalogueSellingPlanGroup;
}

/** The plans a variant can be bought with; every variant of a product has the same. */
export function sellingPlansOf({ product }: VariantRecord): SellingPlanRecord[] {
	const group = product.data.sellingPlanGroup;
	return group ? group.plans.map((data) => ({ data, group })) : [];
}

/** One of a variant's plans by its integer; null where the variant has none of it. */
export function sellingPlanOf(
	variant: VariantRecord,
	id: number | undefined,
): SellingPlanRecord | null {
	return sellingPlansOf(variant).find(({ data }) => data.id === id) ?? null;
}

/** Cents for one delivery of what costs `cents` without the plan; never below 0. */
export function priceWithPlan(
	cents: bigint,
	{ data }: SellingPlanRecord,
	currency: CurrencyCode,
): bigint {
	const reduction =
		data.percentage === undefined
			? parseAmount(data.amount?.[currency] ?? '0')
			: percentageOf(cents, data.percentage);
	return reduction < cents ? cents - reduction : 0n;
}
