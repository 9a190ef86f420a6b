import type { PictureData } from '~/ui/picture';
import { About } from './about';
import { FlightCategories } from './flight-categories';
import { HowItWorks } from './how-it-works';

export interface StoryBeforeProps {
	picture?: PictureData;
	/** Whether it is told how the map is put up. */
	steps?: boolean;
}

/** What the map is and what its colours say. */
export function StoryBefore({ picture, steps = false }: StoryBeforeProps) {
	return (
		<>
			<About picture={picture} />
			<FlightCategories />
			{steps ? <HowItWorks /> : null}
		</>
	);
}
