import type { Money } from '~/i18n/format';
import { shortId } from '~/shopify/ids';

/** A plan for repeated orders. */
export interface PlanView {
	/** Integer of the plan's id. */
	id: string;
	name: string;
	description?: string;
	/** Per piece, with this plan. */
	price: Money;
}

/** The fields of a variant that concern its selling plans. */
export interface PlannedVariant {
	price: Money;
	sellingPlanAllocations: {
		nodes: readonly {
			sellingPlan: { id: string; name: string; description?: string | null };
			/** Empty where the plan does not change the price; else the first order's price is first. */
			priceAdjustments: readonly { price: Money }[];
		}[];
	};
}

/** A variant's selling plans in the merchant's order, with the platform's prices. */
export function plansOf({ price, sellingPlanAllocations }: PlannedVariant): PlanView[] {
	return sellingPlanAllocations.nodes.map(({ sellingPlan, priceAdjustments }) => ({
		id: shortId(sellingPlan.id),
		name: sellingPlan.name,
		...(sellingPlan.description && { description: sellingPlan.description }),
		price: priceAdjustments[0]?.price ?? price,
	}));
}
