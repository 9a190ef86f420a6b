import type { CatalogueSellingPlan, CatalogueSellingPlanGroup } from '../catalogue/types';
import type { VariantRecord } from './catalogue-index';
import type { CurrencyCode } from './markets';
import { parseAmount, percentageOf } from './money';

/** A plan with its group. */
export interface SellingPlanRecord {
	data: CatalogueSellingPlan;
	group: CatalogueSellingPlanGroup;
}

/** A variant's plans; all variants of a product have the same. */
export function sellingPlansOf({ product }: VariantRecord): SellingPlanRecord[] {
	const group = product.data.sellingPlanGroup;
	return group ? group.plans.map((data) => ({ data, group })) : [];
}

/** One of a variant's plans by its integer id; null where the variant does not have it. */
export function sellingPlanOf(
	variant: VariantRecord,
	id: number | undefined,
): SellingPlanRecord | null {
	return sellingPlansOf(variant).find(({ data }) => data.id === id) ?? null;
}

/** Price of one delivery with the plan, in cents; never below 0. */
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
