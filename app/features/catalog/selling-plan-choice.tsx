import { lazy, Suspense } from 'react';
import type { SellingPlanChoiceProps } from './selling-plan-radios';

/** Few products have plans. */
const Radios = lazy(async () => ({
	default: (await import('./selling-plan-radios')).SellingPlanRadios,
}));

/** The ways to buy the variant, where it has selling plans. */
export function SellingPlanChoice(props: SellingPlanChoiceProps) {
	if (props.variant.plans.length === 0) return null;
	return (
		<Suspense>
			<Radios {...props} />
		</Suspense>
	);
}
