import type { Money } from '~/i18n/format';
import { shortId } from '~/shopify/ids';

/** A way to buy a variant again and again. */
export interface PlanView {
	/** Integer of the plan's id. */
	id: string;
	name: string;
	description?: string;
	/** Of one piece, by this plan. */
	price: Money;
}

/** A variant as far as its selling plans are concerned. */
export interface PlannedVariant {
	price: Money;
	sellingPlanAllocations: {
		nodes: readonly {
			sellingPlan: { id: string; name: string; description?: string | null };
			/** Empty where the plan leaves the price as it is; else the first order's price comes first. */
			priceAdjustments: readonly { price: Money }[];
		}[];
	};
}

/** A variant's selling plans in the merchant's order, with their prices as the platform reckons them. */
export function plansOf({ price, sellingPlanAllocations }: PlannedVariant): PlanView[] {
	return sellingPlanAllocations.nodes.map(({ sellingPlan, priceAdjustments }) => ({
		id: shortId(sellingPlan.id),
		name: sellingPlan.name,
		...(sellingPlan.description && { description: sellingPlan.description }),
		price: priceAdjustments[0]?.price ?? price,
	}));
}
