import { type FrameKey, frames, type SizeKey, sizeOption, sizes } from './options';
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
export const framed: Record<FrameKey, Localized> = {
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
		`Aerolume ${regionNames[region].en} ${framed[frame].en} on a bright wall by day, ${ledCount} LEDs in the colors of the flying weather`,
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

const dimensions = Object.fromEntries(
	sizeOption.values.map(({ key, name }) => [key, name]),
) as Record<SizeKey, Localized>;

/** A variant above a sofa by day, the same for both sizes, so that they compare. */
function aboveSofa(region: RegionKey, frame: FrameKey, size: SizeKey): CatalogueImage {
	return picture(
		`aerolume-${region}-${frame}-sofa-${size}`,
		`Größenvergleich: Aerolume ${regionNames[region].de} ${framed[frame].de} mit ${dimensions[size].de} über einem zwei Meter breiten Sofa`,
		`Size in a room: Aerolume ${regionNames[region].en} ${framed[frame].en} of ${dimensions[size].en} above a sofa 79 in (2 m) wide`,
	);
}

/** A variant in a room at night: the smaller size above a desk, the larger one above the sofa. */
function roomAtNight(region: RegionKey, frame: FrameKey, size: SizeKey): CatalogueImage {
	const map = {
		de: `Aerolume ${regionNames[region].de} ${framed[frame].de} mit ${dimensions[size].de}`,
		en: `Aerolume ${regionNames[region].en} ${framed[frame].en} of ${dimensions[size].en}`,
	};
	return size === '60x40'
		? picture(
				`aerolume-${region}-${frame}-desk-60x40-night`,
				`${map.de} nachts über einem Schreibtisch im Licht der Lampe`,
				`${map.en} at night above a desk in the light of its lamp`,
			)
		: picture(
				`aerolume-${region}-${frame}-sofa-90x60-night`,
				`${map.de} nachts über dem Sofa, daneben das Licht einer Lampe`,
				`${map.en} at night above the sofa, next to the light of a lamp`,
			);
}

/** The smaller size in a hallway. */
export function hallwayAtDusk(region: RegionKey, frame: FrameKey): CatalogueImage {
	return picture(
		`aerolume-${region}-${frame}-hallway-60x40`,
		`Aerolume ${regionNames[region].de} ${framed[frame].de} mit ${dimensions['60x40'].de} in der Dämmerung am Ende eines Flurs, darunter ein Wandbord mit Schale und Schlüsseln, an der Seite ein Schal`,
		`Aerolume ${regionNames[region].en} ${framed[frame].en} of ${dimensions['60x40'].en} at dusk at the end of a hallway, below it a shelf with a bowl and keys, a scarf to the side`,
	);
}

/** Lights of a sheet from near. */
export function mapCloseUp(region: RegionKey): CatalogueImage {
	return picture(
		`aerolume-${region}-closeup`,
		`Nahaufnahme der Karte ${regionNames[region].de}: LEDs leuchten in den Farben des Flugwetters durch das Papier`,
		`Close-up of the map of ${regionNames[region].en}: LEDs in the colors of the flying weather shine through the paper`,
	);
}

export const mapCloseUps = regionKeys.map(mapCloseUp);

/** The pictures in rooms of one variant. */
export function mapInRooms(region: RegionKey, frame: FrameKey, size: SizeKey): CatalogueImage[] {
	const rooms = [aboveSofa(region, frame, size), roomAtNight(region, frame, size)];
	return size === '60x40' ? [...rooms, hallwayAtDusk(region, frame)] : rooms;
}

export const mapsInRooms = regionKeys.flatMap((region) =>
	frames.flatMap((frame) => sizes.flatMap((size) => mapInRooms(region, frame, size))),
);

export const mapFromBehind = picture(
	'aerolume-back',
	`Rückseite der Karte: Wandhalterung, vier verschraubte Laschen, Typenschild und das ${usbC}-Kabel, das unten aus dem Rahmen läuft`,
	`Back of the map: wall mount, four screwed-on brackets, rating plate, and the ${usbC} cable leaving the frame at the bottom`,
);

export const mapOpened = picture(
	'aerolume-inside',
	'Karte der Alpen mit abgenommener Rückwand: sechs LED-Ketten mit je zehn Lichtpunkten laufen zur Steuerplatine',
	'Alps map with its back panel off: six LED strands of ten lights each run to the controller board',
);

export const powerAndCable = picture(
	'aerolume-power',
	`${usbC}-Netzteil mit 5 V und zwei Meter Kabel auf einem Tisch, hier mit EU-Stecker`,
	`${usbC} power supply, 5 V, with 6.6 ft (2 m) of cable on a table, shown with an EU plug`,
);

export const powerAndCableForUsa = picture(
	'aerolume-power-us',
	`${usbC}-Netzteil mit 5 V und zwei Meter Kabel auf einem Tisch, hier mit amerikanischem Stecker`,
	`${usbC} power supply, 5 V, with 6.6 ft (2 m) of cable on a table, shown with an American plug`,
);

export const paperInOak = picture(
	'aerolume-oak-paper',
	'Papier und Eichenrahmen im Streiflicht: Fasern des Baumwollpapiers, feine Linien und eine LED, die hindurchleuchtet',
	'Paper and oak frame in raking light: fibers of the cotton paper, fine lines, and an LED shining through',
);

export const handOnOak = picture(
	'aerolume-hand',
	'Eine Hand rückt eine Karte der Alpen gerade, der Daumen liegt auf der unteren Ecke des Eichenrahmens',
	'A hand straightens an Alps map, its thumb on the lower corner of the oak frame',
);

/** Images that fit all maps: paper and frames from near, and what is in the box. */
export const mapAnyway: CatalogueImage[] = [
	paperInOak,
	handOnOak,
	picture(
		'frame-oak-corner',
		'Auf Gehrung gefügte Ecke des Rahmens in Eiche, hier an der Karte der Alpen',
		'Mitered corner of the oak frame, shown on the Alps map',
	),
	picture(
		'frame-black-corner',
		'Auf Gehrung gefügte Ecke des Rahmens in Schwarz, hier an der Karte der Alpen',
		'Mitered corner of the black frame, shown on the Alps map',
	),
	picture(
		'frame-aluminium-corner',
		'Auf Gehrung gefügte Ecke des Rahmens in Aluminium, hier an der Karte der Alpen',
		'Mitered corner of the aluminum frame, shown on the Alps map',
	),
	mapFromBehind,
	mapOpened,
	powerAndCable,
	powerAndCableForUsa,
	picture(
		'aerolume-packaging',
		'Flacher Versandkarton, geöffnet: Die gerahmte Karte liegt unter einem Bogen Seidenpapier, auf dem Deckel das Zeichen für einen Flughafen',
		'Flat shipping box, opened: the framed map lies under a sheet of tissue paper; on the lid, the symbol of an airport',
	),
];
