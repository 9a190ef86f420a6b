import { staticSection } from '~/ui/static-section';
import * as details from './product-details';
import * as reviews from './product-reviews';
import * as section from './product-section';

export const DetailsSection = staticSection(
	import.meta.env.SSR ? details.ProductDetails : undefined,
	async () => (await import('./product-details')).ProductDetails,
);

export const ReviewsSection = staticSection(
	import.meta.env.SSR ? reviews.ProductReviews : undefined,
	async () => (await import('./product-reviews')).ProductReviews,
);

export const ProductSection = staticSection(
	import.meta.env.SSR ? section.ProductSection : undefined,
	async () => (await import('./product-section')).ProductSection,
);
