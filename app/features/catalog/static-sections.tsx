import { staticSection } from '~/ui/static-section';
import * as details from './product-details';
import * as story from './product-story';

export const DetailsStory = staticSection(
	import.meta.env.SSR ? details.ProductDetails : undefined,
	async () => (await import('./product-details')).ProductDetails,
);

export const WholeStory = staticSection(
	import.meta.env.SSR ? story.ProductStory : undefined,
	async () => (await import('./product-story')).ProductStory,
);
