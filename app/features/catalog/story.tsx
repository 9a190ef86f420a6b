import { still } from '~/ui/still';
import * as details from './product-details';
import * as story from './product-story';

/** Technical data. */
export const DetailsStory = still(
	import.meta.env.SSR ? details.ProductDetails : undefined,
	async () => (await import('./product-details')).ProductDetails,
);

/** Description and technical data. */
export const WholeStory = still(
	import.meta.env.SSR ? story.ProductStory : undefined,
	async () => (await import('./product-story')).ProductStory,
);
