import { type FrameKey, frames } from './options';
import { picture, usbC } from './pictures';
import { type RegionKey, regions } from './regions';
import type { CatalogueImage, Localized } from './types';

export const regionKeys: RegionKey[] = ['germany', 'alps', 'europe', 'usa'];

export const regionNames: Record<RegionKey, Localized> = {
	germany: { de: 'Deutschland', en: 'Germany' },
	alps: { de: 'Alpen', en: 'Alps' },
	europe: { de: 'Europa', en: 'Europe' },
	usa: { de: 'USA', en: 'USA' },
};

/** "Oakwood" is not an option value: the storefront may search alt texts for selected values. */
const framed: Record<FrameKey, Localized> = {
	oak: { de: 'im Eichenrahmen', en: 'in an oak frame' },
	black: { de: 'im schwarzen Rahmen', en: 'in a black frame' },
	aluminium: { de: 'im Aluminiumrahmen', en: 'in an aluminum frame' },
};

/** The variant's image: the map on a bright wall. */
export function mapByDay(region: RegionKey, frame: FrameKey): CatalogueImage {
	const { ledCount } = regions[region];
	return picture(
		`aerolume-${region}-${frame}`,
		`Aerolume ${regionNames[region].de} ${framed[frame].de} an einer hellen Wand bei Tag, ${ledCount} LEDs in den Farben des Flugwetters`,
		`Aerolume ${regionNames[region].en} ${framed[frame].en} on a bright wall by day, ${ledCount} LEDs in the colours of the flying weather`,
	);
}

/** The same wall at night. */
export function mapByNight(region: RegionKey, frame: FrameKey): CatalogueImage {
	const { ledCount } = regions[region];
	return picture(
		`aerolume-${region}-${frame}-night`,
		`Aerolume ${regionNames[region].de} ${framed[frame].de} bei Nacht: ${ledCount} LEDs beleuchten das Papier`,
		`Aerolume ${regionNames[region].en} ${framed[frame].en} at night: ${ledCount} LEDs light up the paper`,
	);
}

export const mapsByDay = regionKeys.flatMap((region) =>
	frames.map((frame) => mapByDay(region, frame)),
);
export const mapsByNight = regionKeys.flatMap((region) =>
	frames.map((frame) => mapByNight(region, frame)),
);

export const mapFromBehind = picture(
	'aerolume-back',
	`Rückseite der Karte: Wandschiene, vier verschraubte Laschen, Typenschild und das ${usbC}-Kabel, das unten aus dem Rahmen läuft`,
	`Back of the map: wall rail, four screwed brackets, type plate and the ${usbC} cable leaving the frame at the bottom`,
);

export const mapOpened = picture(
	'aerolume-inside',
	'Karte mit abgenommener Rückwand: sechs LED-Ketten mit je zehn Lichtpunkten laufen zur Steuerplatine',
	'Map with its back board off: six LED strands of ten lights each run to the controller board',
);

export const powerAndCable = picture(
	'aerolume-power',
	`${usbC}-Netzteil mit 5 V und zwei Meter Kabel auf einem Tisch`,
	`${usbC} power supply, 5 V, with two metres of cable on a table`,
);

/** Images that fit all maps: size in a room, and what is in the box. */
export const mapAnyway: CatalogueImage[] = [
	picture(
		'aerolume-led-closeup',
		'Nahaufnahme der Karte: LEDs in Grün, Blau, Rot und Magenta leuchten durch das Papier',
		'Close-up of the map: LEDs in green, blue, red and magenta shine through the paper',
	),
	picture(
		'aerolume-sofa-90x60',
		'Größenvergleich: Aerolume mit 90 × 60 cm über einem zwei Meter breiten Sofa',
		'Size in a room: Aerolume, 90 × 60 cm (35 × 24 in), above a sofa two meters (79 in) wide',
	),
	picture(
		'aerolume-sofa-60x40',
		'Größenvergleich: Aerolume mit 60 × 40 cm über demselben Sofa',
		'Size in a room: Aerolume of 60 × 40 cm above the same sofa',
	),
	picture(
		'aerolume-desk-90x60',
		'Größenvergleich: Aerolume mit 90 × 60 cm über einem 140 cm breiten Schreibtisch mit Laptop und Lampe',
		'Size in a room: Aerolume of 90 × 60 cm above a desk 140 cm wide with laptop and lamp',
	),
	picture(
		'aerolume-desk-60x40',
		'Größenvergleich: Aerolume mit 60 × 40 cm über demselben Schreibtisch',
		'Size in a room: Aerolume of 60 × 40 cm above the same desk',
	),
	picture(
		'frame-oak-corner',
		'Auf Gehrung gefügte Ecke des Rahmens in Eiche',
		'Mitred corner of the oak frame',
	),
	picture(
		'frame-black-corner',
		'Auf Gehrung gefügte Ecke des Rahmens in Schwarz',
		'Mitred corner of the black frame',
	),
	picture(
		'frame-aluminium-corner',
		'Auf Gehrung gefügte Ecke des Rahmens in Aluminium',
		'Mitered corner of the aluminum frame',
	),
	mapFromBehind,
	mapOpened,
	powerAndCable,
	picture(
		'aerolume-packaging',
		'Flacher Versandkarton, geöffnet, die gerahmte Karte liegt darin; auf dem Deckel ein Ring für jeden Flughafen',
		'Flat shipping box, opened, the framed map inside; on the lid a ring for every airport',
	),
];
