import { type FlightCategory, flightCategories } from './weather-view';

/** International statute mile, in metres. */
export const METRES_PER_MILE = 1609.344;

/**
 * Flight category of a ceiling and a visibility; `null` where the visibility is unknown.
 * Limits of the US National Weather Service: LIFR below 500 ft or 1 mile, IFR below 1,000 ft or 3 miles,
 * MVFR up to 3,000 ft or 5 miles, VFR above both.
 *
 * @param ceiling in feet above ground: the lowest broken or overcast layer, or the vertical visibility; `null` for none.
 * @param visibility in metres.
 */
export function flightCategory(
	ceiling: number | null,
	visibility: number | null,
): FlightCategory | null {
	if (visibility === null) return null;
	const worse = Math.max(rankOfCeiling(ceiling), rankOfVisibility(visibility / METRES_PER_MILE));
	return flightCategories[worse] ?? null;
}

function rankOfCeiling(feet: number | null): number {
	if (feet === null || feet > 3000) return 0;
	if (feet >= 1000) return 1;
	return feet >= 500 ? 2 : 3;
}

function rankOfVisibility(miles: number): number {
	if (miles > 5) return 0;
	if (miles >= 3) return 1;
	return miles >= 1 ? 2 : 3;
}
