import { barcode } from './barcode';
import {
	hallwayAtDusk,
	handOnOak,
	mapAnyway,
	mapByDay,
	mapByNight,
	mapCloseUp,
	mapCloseUps,
	mapFromBehind,
	mapInRooms,
	mapsByDay,
	mapsByNight,
	mapsInRooms,
	paperInOak,
	powerAndCable,
	powerAndCableForUsa,
	regionKeys,
	regionNames,
} from './map-pictures';
import { mapMedia, mediaOf } from './media';
import { type FrameKey, frameOption, frames, type SizeKey, sizeOption, sizes } from './options';
import { type RegionKey, regions } from './regions';
import { parcelDays } from './shipping';
import type {
	CatalogueImage,
	CatalogueOption,
	CatalogueProduct,
	CatalogueVariant,
	Prices,
} from './types';

const regionOption: CatalogueOption = {
	key: 'region',
	name: { de: 'Region', en: 'Region' },
	values: regionKeys.map((key) => ({ key, name: regionNames[key] })),
};

/** Maps with more LEDs cost more; all frames cost the same. */
const prices: Record<RegionKey, Record<SizeKey, Prices>> = {
	germany: {
		'60x40': { EUR: '349.00', USD: '379.00' },
		'90x60': { EUR: '549.00', USD: '599.00' },
	},
	alps: {
		'60x40': { EUR: '349.00', USD: '379.00' },
		'90x60': { EUR: '549.00', USD: '599.00' },
	},
	europe: {
		'60x40': { EUR: '389.00', USD: '419.00' },
		'90x60': { EUR: '589.00', USD: '639.00' },
	},
	usa: {
		'60x40': { EUR: '409.00', USD: '439.00' },
		'90x60': { EUR: '609.00', USD: '659.00' },
	},
};

const weights: Record<FrameKey, Record<SizeKey, number>> = {
	oak: { '60x40': 2900, '90x60': 5200 },
	black: { '60x40': 2850, '90x60': 5100 },
	aluminium: { '60x40': 2400, '90x60': 4300 },
};

type VariantKey = `${RegionKey}/${FrameKey}/${SizeKey}`;

/** Stock where it differs from the default of 24. */
const stock: Partial<Record<VariantKey, number>> = {
	'germany/oak/60x40': 42,
	'germany/black/90x60': 3,
	'germany/aluminium/90x60': 0,
	'alps/oak/90x60': 1,
	'alps/aluminium/60x40': 12,
	'europe/black/60x40': 2,
	'europe/aluminium/90x60': 0,
	'usa/aluminium/90x60': 0,
	'usa/black/60x40': 9,
};

/** Variants with a compare-at price, and their lowest price of the last 30 days. */
const offers: Partial<
	Record<VariantKey, Pick<CatalogueVariant, 'price' | 'compareAtPrice' | 'lowestPrice30d'>>
> = {
	// The compare-at price is the lowest of the last 30 days: it may be crossed out.
	'alps/black/60x40': {
		price: { EUR: '299.00', USD: '329.00' },
		compareAtPrice: { EUR: '349.00', USD: '379.00' },
		lowestPrice30d: { EUR: '349.00', USD: '379.00' },
	},
	// It was cheaper than the compare-at price for a while: only 569 may be crossed out.
	'europe/oak/90x60': {
		price: { EUR: '529.00', USD: '579.00' },
		compareAtPrice: { EUR: '589.00', USD: '639.00' },
		lowestPrice30d: { EUR: '569.00', USD: '619.00' },
	},
	// Nothing is known of the last 30 days: nothing may be crossed out.
	'usa/aluminium/60x40': {
		price: { EUR: '369.00', USD: '399.00' },
		compareAtPrice: { EUR: '409.00', USD: '439.00' },
	},
	// It was as cheap as now within the last 30 days: nothing may be crossed out.
	'usa/black/90x60': {
		price: { EUR: '579.00', USD: '629.00' },
		compareAtPrice: { EUR: '609.00', USD: '659.00' },
		lowestPrice30d: { EUR: '579.00', USD: '629.00' },
	},
};

const skuParts: Record<RegionKey | FrameKey | SizeKey, string> = {
	germany: 'DE',
	alps: 'ALP',
	europe: 'EU',
	usa: 'US',
	oak: 'OAK',
	black: 'BLK',
	aluminium: 'ALU',
	'60x40': '60',
	'90x60': '90',
};

/** Width and height of the hanging frame, in centimetres. */
function dimensionsOf(region: RegionKey, size: SizeKey): { width: number; height: number } {
	const [long, short] = size === '60x40' ? [60, 40] : [90, 60];
	return regions[region].orientation === 'portrait'
		? { width: short, height: long }
		: { width: long, height: short };
}

/** The map of the USA is shown with an American plug. */
function powerFor(region: RegionKey): CatalogueImage {
	return region === 'usa' ? powerAndCableForUsa : powerAndCable;
}

function variants(): CatalogueVariant[] {
	const keys = regionKeys.flatMap((region) =>
		frames.flatMap((frame) => sizes.map((size) => ({ region, frame, size }))),
	);
	return keys.map(({ region, frame, size }, index) => ({
		id: 44_000_000_000_001 + index,
		sku: `AL-${skuParts[region]}-${skuParts[frame]}-${skuParts[size]}`,
		options: { region, frame, size },
		price: prices[region][size],
		stock: stock[`${region}/${frame}/${size}`] ?? 24,
		image: mapByDay(region, frame).file,
		nightPicture: mapByNight(region, frame).file,
		furtherMedia: [
			...mapInRooms(region, frame, size).map(({ file }) => file),
			mapCloseUp(region).file,
			`frame-${frame}-corner.webp`,
			// The paper's corner shows Bratislava.
			...(frame === 'oak' && region !== 'usa' ? [paperInOak.file] : []),
			...(frame === 'oak' ? [handOnOak.file] : []),
			powerFor(region).file,
			...mediaOf(region, frame),
		],
		// The same room by day and at night, then a hallway.
		roomPictures: [...mapInRooms(region, frame, '90x60'), hallwayAtDusk(region, frame)].map(
			({ file }) => file,
		),
		stepPictures: [mapFromBehind, powerFor(region), mapCloseUp(region)].map(({ file }) => file),
		region,
		dimensions: dimensionsOf(region, size),
		weight: weights[frame][size],
		requiresShipping: true,
		barcode: barcode(1 + index),
		...offers[`${region}/${frame}/${size}`],
	}));
}

const { germany, alps, europe, usa } = regions;

export const aerolume: CatalogueProduct = {
	id: 8_000_000_000_001,
	handle: 'aerolume',
	title: { de: 'Aerolume', en: 'Aerolume' },
	descriptionHtml: {
		de: `<p>Aerolume ist eine gerahmte Wandkarte, auf der jeder Flughafen ein Licht ist. Die Farbe zeigt, was sein letzter Wetterbericht für den Flug bedeutet: <strong>Grün</strong> für VFR, <strong>Blau</strong> für MVFR, <strong>Rot</strong> für IFR, <strong>Magenta</strong> für LIFR. Ein Blick auf dem Weg zur Tür, und du weißt, wo man heute fliegen kann.</p>
<h3>Vier Karten</h3>
<ul>
<li>Deutschland mit seinen Nachbarn: ${germany.ledCount} LEDs, hochkant</li>
<li>Alpen, vom Genfer See bis Wien: ${alps.ledCount} LEDs, quer</li>
<li>Europa, von Reykjavík bis Kreta: ${europe.ledCount} LEDs, hochkant</li>
<li>USA, die 48 zusammenhängenden Staaten: ${usa.ledCount} LEDs, quer</li>
</ul>
<h3>So arbeitet sie</h3>
<p>Aerolume verbindet sich mit deinem WLAN und liest alle 10 Minuten die METARs aller Flughäfen der Karte. Ein Flughafen, der nichts meldet, bleibt dunkel. Böen lassen sein Licht schneller atmen, ein Gewitter blitzt weiß, nie mehr als dreimal in der Sekunde. Nach Sonnenuntergang dimmt die Karte von selbst.</p>
<p><em>Aerolume zeigt Wetter, ersetzt aber keine Flugvorbereitung.</em></p>`,
		en: `<p>Aerolume is a framed wall map where every airport is a light. Its color shows what the latest weather report means for flying: <strong>green</strong> for VFR, <strong>blue</strong> for MVFR, <strong>red</strong> for IFR, <strong>magenta</strong> for LIFR. One glance on your way out the door, and you know where it’s a good day to fly.</p>
<h3>Four maps</h3>
<ul>
<li>Germany and its neighbors: ${germany.ledCount} LEDs, vertical</li>
<li>Alps, from Lake Geneva to Vienna: ${alps.ledCount} LEDs, horizontal</li>
<li>Europe, from Reykjavík to Crete: ${europe.ledCount} LEDs, vertical</li>
<li>USA, the 48 contiguous states: ${usa.ledCount} LEDs, horizontal</li>
</ul>
<h3>How it works</h3>
<p>Aerolume joins your Wi-Fi and, every 10 minutes, reads the METAR of every airport on the map. An airport that isn’t reporting stays dark. Gusts make its light pulse faster; a thunderstorm flashes white, never more than three times a second. After sunset, the map dims itself.</p>
<p><em>Aerolume shows the weather. It doesn’t replace flight planning.</em></p>`,
	},
	productType: { de: 'Wandkarte', en: 'Wall map' },
	vendor: 'Aerolume',
	tags: ['map', 'led', 'metar', 'framed', 'gift'],
	options: [regionOption, frameOption(), sizeOption],
	variants: variants(),
	images: [...mapsByDay, ...mapsByNight, ...mapsInRooms, ...mapCloseUps, ...mapAnyway],
	media: mapMedia,
	boxPicture: 'aerolume-packaging.webp',
	guidePictures: {
		back: 'aerolume-back.webp',
		desk: 'aerolume-alps-oak-desk-60x40-night.webp',
		hand: 'aerolume-hand.webp',
		inside: 'aerolume-inside.webp',
		light: 'aerolume-germany-closeup.webp',
		power: 'aerolume-power.webp',
	},
	details: {
		de: `Maße: 60 × 40 cm oder 90 × 60 cm, Tiefe 3,2 cm
Gewicht: 2,4 bis 2,9 kg oder 4,3 bis 5,2 kg, je nach Rahmen
LEDs: ${germany.ledCount} (Deutschland), ${alps.ledCount} (Alpen), ${europe.ledCount} (Europa), ${usa.ledCount} (USA)
Rahmen: massive Eiche geölt, Linde schwarz lasiert oder Aluminium gebürstet
Papier: Baumwollpapier 310 g/m², mit Pigmenttinte gedruckt
Strom: Netzteil für 100 bis 240 V, USB-C mit 5 V; im Betrieb 3 W, gedimmt 0,8 W
Verbindung: WLAN 2,4 GHz, WPA2 oder WPA3
Aktualisierung: alle 10 Minuten`,
		en: `Size: 24 × 16 in (60 × 40 cm) or 35 × 24 in (90 × 60 cm), 1.3 in (3.2 cm) deep
Weight: 5.3 to 6.4 lb (2.4 to 2.9 kg) or 9.5 to 11.5 lb (4.3 to 5.2 kg), depending on the frame
LEDs: ${germany.ledCount} (Germany), ${alps.ledCount} (Alps), ${europe.ledCount} (Europe), ${usa.ledCount} (USA)
Frame: solid oak, oiled; black-stained basswood; or brushed aluminum
Paper: cotton paper 310 g/m², printed with pigment ink
Power: 100–240 V power supply, 5 V USB-C; 3 W in use, 0.8 W dimmed
Connection: 2.4 GHz Wi-Fi, WPA2 or WPA3
Updates: every 10 minutes`,
	},
	shipping: {
		de: 'Versand im plastikfreien Karton mit Kantenschutz.',
		en: 'Ships in a plastic-free box with edge protection.',
	},
	deliveryDays: parcelDays,
	filterColors: ['oak', 'black', 'aluminium'],
	complementary: ['table-stand', 'wall-mount-kit', 'cleaning-set', 'metar-pocket-card'],
	safety: {
		de: `Nur mit einem Netzteil mit 5 V über USB-C und mindestens 2 A und nur in trockenen Innenräumen betreiben.
Vor dem Reinigen und vor jeder Reparatur den Stecker ziehen.
Kein Spielzeug. Kein Ersatz für die Flugvorbereitung.`,
		en: `Use only with a USB-C power supply of 5 V and at least 2 A, and only indoors, in dry rooms.
Unplug the map before cleaning and before any repair.
Not a toy. Not a substitute for flight planning.`,
	},
	weee: true,
	createdAt: '2025-03-03T09:00:00Z',
	updatedAt: '2026-11-09T08:30:00Z',
};
