import { flightCategories, type Led, type LedMotion } from './weather-view';

/** For each motion one character a category, from best to worst, and one for a dark LED. */
const CHARACTERS: Record<LedMotion, string> = { calm: 'vmil.', gusts: 'VMIL:', thunder: '1234!' };

const DARK: Led = { category: null, motion: 'calm' };

const ledOf = new Map<string, Led>(
	(Object.keys(CHARACTERS) as LedMotion[]).flatMap((motion) =>
		[...CHARACTERS[motion]].map((character, index) => [
			character,
			{ category: flightCategories[index] ?? null, motion },
		]),
	),
);

/** A region's LEDs as text, one character each: `v` is VFR, `V` with gusts, `1` with a thunderstorm, `.` dark. */
export function encodeLeds(leds: readonly Led[]): string {
	return leds
		.map(({ category, motion }) => {
			const index = category ? flightCategories.indexOf(category) : flightCategories.length;
			return CHARACTERS[motion].charAt(index);
		})
		.join('');
}

/** The LEDs that `encodeLeds` wrote; a character it never writes is a dark LED. */
export function readLeds(leds: string): Led[] {
	return [...leds].map((character) => ledOf.get(character) ?? DARK);
}
