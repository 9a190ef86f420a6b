import type { Scene } from '../studio/scene';
import { boardAlone, cableCoil, powerAndCable, powerSupplyAlone } from './parts';
import { frameCorner, ledCloseUp } from './close-ups';
import { deskTogether, framesTogether, giftsTogether, mapsTogether, partsTogether, printsTogether } from './collections';
import { chartPrint, cloudPrint, scandinavia, wallCalendar } from './prints';
import { regions } from '../regions';
import { careSet, chainOfLights, giftCardScene, handbookAlone, leaningFrame, logbookAlone, packaging, pocketCards, standOnSideboard, wallMountKit } from './still-lifes';
import { wallByDay, wallByNight } from './wall';

/** Every picture of the shop by its name, and how it is composed. */
export const pictures: Record<string, () => Scene | Promise<Scene>> = {
	'aerolume-germany-oak': () => wallByDay('germany', 'oak'),
	'aerolume-alps-aluminium': () => wallByDay('alps', 'aluminium'),
	'aerolume-germany-night': () => wallByNight('germany', 'black'),
	'aerolume-led-closeup': ledCloseUp,
	'frame-oak-corner': () => frameCorner('oak'),
	'frame-black-corner': () => frameCorner('black'),
	'frame-aluminium-corner': () => frameCorner('aluminium'),
	'aerolume-power': powerAndCable,
	'power-supply-usb-c': powerSupplyAlone,
	'cable-usb-c': cableCoil,
	'controller-board': boardAlone,
	'aerolume-packaging': packaging,
	'frame-oak': () => leaningFrame('oak'),
	'frame-black': () => leaningFrame('black'),
	'frame-aluminium': () => leaningFrame('aluminium'),
	'led-strip': chainOfLights,
	'wall-mount-kit': wallMountKit,
	'table-stand': standOnSideboard,
	'cleaning-set': careSet,
	'poster-germany': () => chartPrint(regions.germany, '#aeb3a4'),
	'poster-alps': () => chartPrint(regions.alps, '#b9a794'),
	'poster-europe': () => chartPrint(regions.europe, '#a3abb0'),
	'poster-usa': () => chartPrint(regions.usa, '#c2b49a'),
	'poster-scandinavia': () => chartPrint(scandinavia, '#b4b7b2'),
	'poster-clouds': cloudPrint,
	'calendar-2026': wallCalendar,
	'metar-pocket-card': pocketCards,
	'metar-handbook': handbookAlone,
	'weather-logbook': logbookAlone,
	'gift-card': giftCardScene,
	'collection-maps': mapsTogether,
	'collection-frames': framesTogether,
	'collection-spare-parts': partsTogether,
	'collection-posters': printsTogether,
	'collection-gifts': giftsTogether,
	'collection-desk': deskTogether,
};
