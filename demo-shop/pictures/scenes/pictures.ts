import type { Scene } from '../studio/scene';
import { boardAlone, cableCoil, powerAndCable, powerSupplyAlone } from './parts';
import { chartPrint, cloudPrint, scandinavia, wallCalendar } from './prints';
import { regions } from '../regions';
import { careSet, chainOfLights, giftCardScene, handbookAlone, leaningFrame, logbookAlone, packaging, pocketCards, standOnSideboard, wallMountKit } from './still-lifes';
import { wallByDay, wallByNight } from './wall';

/** Every picture of the shop by its name, and how it is composed. */
export const pictures: Record<string, () => Scene | Promise<Scene>> = {
	'aerolume-germany-oak': () => wallByDay('germany', 'oak'),
	'aerolume-alps-aluminium': () => wallByDay('alps', 'aluminium'),
	'aerolume-germany-night': () => wallByNight('germany', 'black'),
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
	'poster-germany': () => chartPrint(regions.germany),
	'poster-alps': () => chartPrint(regions.alps),
	'poster-europe': () => chartPrint(regions.europe),
	'poster-usa': () => chartPrint(regions.usa),
	'poster-scandinavia': () => chartPrint(scandinavia),
	'poster-clouds': cloudPrint,
	'calendar-2026': wallCalendar,
	'metar-pocket-card': pocketCards,
	'metar-handbook': handbookAlone,
	'weather-logbook': logbookAlone,
	'gift-card': giftCardScene,
};
