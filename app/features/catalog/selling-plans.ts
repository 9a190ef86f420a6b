import type { Money } from '~/i18n/format';
import { shortId } from '~/shopify/ids';
import type { ProductVariantFragment } from '~/shopify/storefront.generated';

/** A plan for repeated orders. */
export interface PlanView {
	/** Integer of the plan's id. */
	id: string;
	name: string;
	description?: string;
	/** Per piece, with this plan. */
	price: Money;
}

/** A variant's selling plans in the merchant's order, with the platform's prices. */
export function plansOf({
	price,
	sellingPlanAllocations,
}: Pick<ProductVariantFragment, 'price' | 'sellingPlanAllocations'>): PlanView[] {
	return sellingPlanAllocations.nodes.map(({ sellingPlan, priceAdjustments }) => ({
		id: shortId(sellingPlan.id),
		name: sellingPlan.name,
		...(sellingPlan.description && { description: sellingPlan.description }),
		// None where the plan does not change the price; else the first order's price is first.
		price: priceAdjustments[0]?.price ?? price,
	}));
}
