import { staticSection } from '~/ui/static-section';
import * as details from './product-details';
import * as section from './product-section';

export const DetailsSection = staticSection(
	import.meta.env.SSR ? details.ProductDetails : undefined,
	async () => (await import('./product-details')).ProductDetails,
);

export const ProductSection = staticSection(
	import.meta.env.SSR ? section.ProductSection : undefined,
	async () => (await import('./product-section')).ProductSection,
);
