import { lazy, Suspense } from 'react';

/** Few products are gift cards. */
const Section = lazy(async () => ({
	default: (await import('./recipient-section')).RecipientSection,
}));

/** @param form id of the form that adds the gift card to the cart */
export function RecipientChoice({ form }: { form: string }) {
	return (
		<Suspense>
			<Section form={form} />
		</Suspense>
	);
}
