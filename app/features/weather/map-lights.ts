import { readLeds } from './leds';
import { type Place, placesOf } from './map-charts';
import { type FlightCategory, flightCategories, type WeatherMapView } from './weather-view';

type LightKind = FlightCategory | 'dark';

/** LEDs that change their brightness together. */
export interface LightGroup {
	/** Name of the animation in the style sheet: `calm-0`, `gusts-1`, `thunder`, `dark`. */
	motion: string;
	/** LED positions by category. */
	lit: Partial<Record<LightKind, Place[]>>;
}

/** Number of groups with a different animation delay; neighbouring stations are rarely in the same one. */
const PHASES = { calm: 3, gusts: 2, thunder: 1 } as const;

/** A map's LEDs, grouped by animation; unlit LEDs are not animated. */
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

/** `52 VFR, 11 MVFR, 14 IFR, 3 LIFR`, without empty categories. */
export function countsInWords(counts: LedCounts): string {
	return flightCategories
		.filter((category) => counts[category] > 0)
		.map((category) => `${counts[category]} ${category.toUpperCase()}`)
		.join(', ');
}
