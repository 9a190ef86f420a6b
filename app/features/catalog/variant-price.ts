import type { Money } from '~/i18n/format';
import { crossedOutPrice } from './compare-at-price';

/** The fields of a variant that decide its price; without selling plans where they are not known. */
export interface PricedVariant {
	price: Money;
	compareAtPrice?: Money | null;
	/** `custom.lowest_price_30d`. */
	lowestPrice?: { value: string } | null;
	sellingPlanAllocations?: {
		nodes: readonly { priceAdjustments: readonly { price: Money }[] }[];
	};
}

/**
 * A variant's price, with the crossed-out one where it may be shown. Sold by subscription only, it costs what its first
 * plan costs.
 */
export function variantPrice(
	{ price, compareAtPrice, lowestPrice, sellingPlanAllocations }: PricedVariant,
	planRequired: boolean,
	vatIncluded: boolean,
): { price: Money; formerPrice?: Money } {
	const plan = planRequired ? sellingPlanAllocations?.nodes[0] : undefined;
	if (plan) return { price: plan.priceAdjustments[0]?.price ?? price };
	const formerPrice = crossedOutPrice({
		price,
		compareAtPrice,
		lowestPrice30d: lowestPrice?.value,
		vatIncluded,
	});
	return { price, ...(formerPrice && { formerPrice }) };
}
