import { still } from '~/ui/still';
import * as categories from './flight-categories';

/** What the colours say. */
export const CategoryStory = still(
	import.meta.env.SSR ? categories.FlightCategories : undefined,
	async () => (await import('./flight-categories')).FlightCategories,
);
