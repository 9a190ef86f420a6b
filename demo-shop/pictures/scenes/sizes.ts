import type { SizeKey } from '../../catalogue/options';
import { cup, deskLamp, laptop, pencilBeaker } from '../props/desk-things';
import { framedMap, glowByDay, printSheet, wallCable } from '../props/framed-map';
import { desk, floor, sideTable, sofa } from '../props/living-room';
import { lyingBook, twigs, vase } from '../props/still-life';
import { plaster } from '../studio/materials';
import type { Scene, SceneObject } from '../studio/scene';
import { rectangle } from '../studio/shapes';
import { day } from './wall';

const wall: SceneObject = { geometry: rectangle(700, 500), material: plaster('#e9e3d8') };

/** Half the height of a landscape map with its frame, in centimetres. */
const halfHeight: Record<SizeKey, number> = { '60x40': 20, '90x60': 29.6 };

/** The map above a sofa of two metres: the same place for both sizes, so that they compare. */
export async function aboveSofa(size: SizeKey): Promise<Scene> {
	const ground = -128;
	const y = 20;
	return {
		objects: [
			wall,
			floor(ground),
			...sofa({ move: [0, ground, 6] }),
			...sideTable({ move: [131, ground, 46] }),
			vase({ move: [131, ground + 45, 46] }),
			...twigs([131, ground + 59, 46]),
			...framedMap({
				print: await printSheet('alps', 2400),
				frame: 'oak',
				glow: glowByDay,
				size,
				placement: { move: [0, y, 0.6] },
			}),
			wallCable(8, y - halfHeight[size], ground + 70),
		],
		camera: { position: [-18, -20, 470], target: [14, -31, 0], angle: 36.5 },
		lighting: day,
		finish: { exposure: 1.06, bloom: 0.5, vignette: 0.1 },
	};
}

/** The map above a desk of 140 cm. */
export async function aboveDesk(size: SizeKey): Promise<Scene> {
	const top = -44;
	const y = 16;
	return {
		objects: [
			wall,
			...desk({ move: [0, top, 2] }),
			...deskLamp({ turn: [0, 52, 0], move: [63, top, 30] }),
			...laptop({ turn: [0, 8, 0], move: [-4, top, 42] }),
			...pencilBeaker({ move: [-47, top, 24] }),
			...cup({ move: [-33, top, 48] }),
			...lyingBook('#6d7b80', [15, 2.3, 21], { turn: [0, 12, 0], move: [36, top, 40] }),
			...lyingBook('#c3b393', [13.5, 1.7, 19], { turn: [0, 2, 0], move: [36, top + 2.3, 40] }),
			...framedMap({
				print: await printSheet('usa', 2400),
				frame: 'aluminium',
				glow: glowByDay,
				size,
				placement: { move: [0, y, 0.6] },
			}),
			wallCable(8, y - halfHeight[size], top),
		],
		camera: { position: [20, 2, 300], target: [-1, -8, 0], angle: 30.5 },
		lighting: day,
		finish: { exposure: 0.98, bloom: 0.5, vignette: 0.1 },
	};
}
