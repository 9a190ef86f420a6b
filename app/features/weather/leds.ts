import { flightCategories, type Led, type LedMotion } from './weather-view';

/** For each motion: one character per category, best to worst, then one for an unlit LED. */
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

/** Encodes a region's LEDs, one character each: `v` is VFR, `V` VFR with gusts, `1` VFR with a thunderstorm, `.` unlit. */
export function encodeLeds(leds: readonly Led[]): string {
	return leds
		.map(({ category, motion }) => {
			const index = category ? flightCategories.indexOf(category) : flightCategories.length;
			return CHARACTERS[motion].charAt(index);
		})
		.join('');
}

/** Decodes the result of `encodeLeds`; an unknown character becomes an unlit LED. */
export function readLeds(leds: string): Led[] {
	return [...leds].map((character) => ledOf.get(character) ?? DARK);
}
