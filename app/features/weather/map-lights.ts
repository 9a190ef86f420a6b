import { readLeds } from './leds';
import { type Place, placesOf } from './map-charts';
import { type FlightCategory, flightCategories, type WeatherMapView } from './weather-view';

type LightKind = FlightCategory | 'dark';

/** LEDs that change their brightness together. */
export interface LightGroup {
	/** Name of the movement, as the style sheet knows it: `calm-0`, `gusts-1`, `thunder`, `dark`. */
	motion: string;
	/** Where they are, by category. */
	lit: Partial<Record<LightKind, Place[]>>;
}

/** So many groups breathe one after another; neighbours in the list of stations are seldom in the same. */
const PHASES = { calm: 3, gusts: 2, thunder: 1 } as const;

/** The LEDs of a map in groups of the same movement; those without a category do not move. */
export function lightGroups({ region, leds }: WeatherMapView): LightGroup[] {
	const places = placesOf(region);
	const groups = new Map<string, LightGroup>();
	readLeds(leds).forEach(({ category, motion }, index) => {
		const place = places[index];
		if (!place) return;
		const phases = PHASES[motion];
		const name = category ? (phases > 1 ? `${motion}-${index % phases}` : motion) : 'dark';
		const group = groups.get(name) ?? { motion: name, lit: {} };
		groups.set(name, group);
		const kind = category ?? 'dark';
		group.lit[kind] = [...(group.lit[kind] ?? []), place];
	});
	return [...groups.values()];
}

export interface LedCounts extends Record<FlightCategory, number> {
	/** Airports without a current report, or without a known category. */
	dark: number;
}

export function countLeds(leds: string): LedCounts {
	const counts: LedCounts = { vfr: 0, mvfr: 0, ifr: 0, lifr: 0, dark: 0 };
	for (const { category } of readLeds(leds)) counts[category ?? 'dark']++;
	return counts;
}

/** `52 VFR, 11 MVFR, 14 IFR, 3 LIFR`, the categories that nobody has left out. */
export function countsInWords(counts: LedCounts): string {
	return flightCategories
		.filter((category) => counts[category] > 0)
		.map((category) => `${counts[category]} ${category.toUpperCase()}`)
		.join(', ');
}
