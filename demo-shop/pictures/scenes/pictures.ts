import type { Scene } from '../studio/scene';
import { boardAlone, cableCoil, powerAndCable, powerSupplyAlone } from './parts';
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
};
