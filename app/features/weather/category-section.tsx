import { staticSection } from '~/ui/static-section';
import * as categories from './flight-categories';

export const CategorySection = staticSection(
	import.meta.env.SSR ? categories.FlightCategories : undefined,
	async () => (await import('./flight-categories')).FlightCategories,
);
