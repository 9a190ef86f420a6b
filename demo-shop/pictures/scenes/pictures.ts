import { type FrameKey, frames } from '../../catalogue/options';
import { type RegionKey, regions } from '../../catalogue/regions';
import type { Scene } from '../studio/scene';
import { backOfMap, insideMap, packaging } from './behind';
import { brushOnMap, careInBox, careSet, oilOnFrame } from './care';
import { frameCorner, ledCloseUp, paperInRakingLight } from './close-ups';
import {
	deskTogether,
	framesTogether,
	giftsTogether,
	mapsTogether,
	partsTogether,
	printsTogether,
} from './collections';
import { giftCardCloseUp, giftCardOnParcel, giftCardPrinted, giftCardScene } from './gifts';
import { hallwayAtDusk } from './hallway';
import { handOnFrame } from './hand';
import { hangingPreview, modelPreview } from './media-previews';
import {
	frameBack,
	gapToWall,
	leaningFrame,
	railOnWall,
	screwsAndPlugs,
	standAlone,
	standFromSide,
	standOnSideboard,
	wallMountKit,
} from './mounting';
import {
	boardAlone,
	boardConnected,
	boardInBox,
	boardSize,
	chainInBox,
	chainOfLights,
	chainSize,
	lightFromNear,
} from './parts';
import {
	cableCoil,
	cableEnds,
	cableLengths,
	cableOnWall,
	powerAndCable,
	powerSupplyAlone,
	powerSupplySize,
	powerSupplySocket,
} from './power';
import {
	calendarComb,
	calendarInJune,
	calendarOnTable,
	fineprint,
	framedPrint,
	type PrintSubject,
	printInTube,
	twoPrints,
} from './print-views';
import { chartPrint, cloudPrint, scandinavia, wallCalendar } from './prints';
import {
	handbookAlone,
	handbookOpen,
	handbookSpine,
	logbookAlone,
	logbookClosed,
	logbookPage,
	pocketCardInUse,
	pocketCardLimits,
	pocketCardSize,
	pocketCards,
} from './reading';
import { aboveSofa, deskAtNight, sofaAtNight } from './sizes';
import { wallByDay, wallByNight } from './wall';

type Pictures = Record<string, () => Scene | Promise<Scene>>;

/** Maps of one orientation after another: their pictures make a set. */
const maps = Object.values(regions).toSorted((a, b) =>
	a.orientation < b.orientation ? 1 : a.orientation > b.orientation ? -1 : 0,
);

/** One picture for each map in each frame. */
function eachMap(
	name: (map: string) => string,
	compose: (region: RegionKey, frame: FrameKey) => Promise<Scene>,
): Pictures {
	return Object.fromEntries(
		maps.flatMap(({ key }) =>
			frames.map((frame) => [name(`aerolume-${key}-${frame}`), () => compose(key, frame)]),
		),
	);
}

/** The prints, and the frame in which each is shown. */
const prints: [string, PrintSubject, FrameKey][] = [
	['germany', regions.germany, 'oak'],
	['alps', regions.alps, 'black'],
	['europe', regions.europe, 'aluminium'],
	['usa', regions.usa, 'oak'],
	['scandinavia', scandinavia, 'aluminium'],
	['clouds', 'clouds', 'black'],
];

function eachPrint(
	name: (print: string) => string,
	compose: (subject: PrintSubject, frame: FrameKey) => Promise<Scene>,
): Pictures {
	return Object.fromEntries(
		prints.map(([key, subject, frame]) => [name(`poster-${key}`), () => compose(subject, frame)]),
	);
}

/** Every picture of the shop by its name, and how it is composed. */
export const pictures: Pictures = {
	...eachMap((map) => map, wallByDay),
	...eachMap((map) => `${map}-night`, wallByNight),
	...eachMap(
		(map) => `${map}-sofa-60x40`,
		(region, frame) => aboveSofa(region, frame, '60x40'),
	),
	...eachMap(
		(map) => `${map}-sofa-90x60`,
		(region, frame) => aboveSofa(region, frame, '90x60'),
	),
	...eachMap((map) => `${map}-desk-60x40-night`, deskAtNight),
	...eachMap((map) => `${map}-sofa-90x60-night`, sofaAtNight),
	...eachMap((map) => `${map}-hallway-60x40`, hallwayAtDusk),
	'aerolume-back': backOfMap,
	'aerolume-inside': insideMap,
	...Object.fromEntries(
		maps.map(({ key }) => [`aerolume-${key}-closeup`, () => ledCloseUp(key, 'oak')]),
	),
	'aerolume-oak-paper': paperInRakingLight,
	'aerolume-hand': handOnFrame,
	'aerolume-power': () => powerAndCable('eu'),
	'aerolume-power-us': () => powerAndCable('us'),
	'aerolume-packaging': packaging,
	...eachMap((map) => `${map}-model`, modelPreview),
	'aerolume-hanging': hangingPreview,
	...eachPrint((print) => `${print}-framed`, framedPrint),
	...eachPrint((print) => `${print}-detail`, fineprint),
	'frame-oak': () => leaningFrame('oak'),
	'frame-oak-corner': () => frameCorner('oak'),
	'frame-oak-back': () => frameBack('oak'),
	'frame-black': () => leaningFrame('black'),
	'frame-black-corner': () => frameCorner('black'),
	'frame-black-back': () => frameBack('black'),
	'frame-aluminium': () => leaningFrame('aluminium'),
	'frame-aluminium-corner': () => frameCorner('aluminium'),
	'frame-aluminium-back': () => frameBack('aluminium'),
	'power-supply-usb-c': () => powerSupplyAlone('eu'),
	'power-supply-usb-c-uk': () => powerSupplyAlone('uk'),
	'power-supply-usb-c-us': () => powerSupplyAlone('us'),
	'power-supply-usb-c-socket': powerSupplySocket,
	'power-supply-usb-c-size': powerSupplySize,
	'cable-usb-c': cableCoil,
	'cable-usb-c-ends': cableEnds,
	'cable-usb-c-lengths': cableLengths,
	'cable-usb-c-wall': cableOnWall,
	'led-strip': chainOfLights,
	'led-strip-closeup': lightFromNear,
	'led-strip-size': chainSize,
	'led-strip-box': chainInBox,
	'controller-board': boardAlone,
	'controller-board-size': boardSize,
	'controller-board-connected': boardConnected,
	'controller-board-box': boardInBox,
	'wall-mount-kit': wallMountKit,
	'wall-mount-kit-rail': railOnWall,
	'wall-mount-kit-gap': gapToWall,
	'wall-mount-kit-screws': screwsAndPlugs,
	'table-stand': () => standOnSideboard('oak', false),
	'table-stand-night': () => standOnSideboard('oak', true),
	'table-stand-black': () => standOnSideboard('black', false),
	'table-stand-black-night': () => standOnSideboard('black', true),
	'table-stand-groove': standAlone,
	'table-stand-side': standFromSide,
	'cleaning-set': careSet,
	'cleaning-set-brush': brushOnMap,
	'cleaning-set-oil': oilOnFrame,
	'cleaning-set-box': careInBox,
	'poster-germany': () => chartPrint(regions.germany),
	'poster-alps': () => chartPrint(regions.alps),
	'poster-europe': () => chartPrint(regions.europe),
	'poster-usa': () => chartPrint(regions.usa),
	'poster-scandinavia': () => chartPrint(scandinavia),
	'poster-clouds': cloudPrint,
	'posters-germany-clouds': () => twoPrints(regions.germany, 'clouds'),
	'posters-alps-usa': () => twoPrints(regions.alps, regions.usa),
	'posters-europe-scandinavia': () => twoPrints(regions.europe, scandinavia),
	'posters-tube': () => printInTube(regions.usa),
	'calendar-2026': wallCalendar,
	'calendar-2026-june': calendarInJune,
	'calendar-2026-comb': calendarComb,
	'calendar-2026-table': calendarOnTable,
	'metar-pocket-card': () => pocketCards('de'),
	'metar-pocket-card-en': () => pocketCards('en'),
	'metar-pocket-card-limits': pocketCardLimits,
	'metar-pocket-card-size': pocketCardSize,
	'metar-pocket-card-logbook': pocketCardInUse,
	'metar-handbook': () => handbookAlone('de'),
	'metar-handbook-en': () => handbookAlone('en'),
	'metar-handbook-open': handbookOpen,
	'metar-handbook-spine': handbookSpine,
	'weather-logbook': logbookAlone,
	'weather-logbook-closed': logbookClosed,
	'weather-logbook-page': logbookPage,
	'gift-card': giftCardScene,
	'gift-card-closeup': giftCardCloseUp,
	'gift-card-print': giftCardPrinted,
	'gift-card-parcel': giftCardOnParcel,
	'collection-maps': () => mapsTogether(false),
	'collection-maps-night': () => mapsTogether(true),
	'collection-frames': framesTogether,
	'collection-spare-parts': partsTogether,
	'collection-posters': printsTogether,
	'collection-gifts': giftsTogether,
	'collection-desk': () => deskTogether(false),
	'collection-desk-night': () => deskTogether(true),
};
