import type { FrameKey } from '../../catalogue/options';
import { type RegionKey, regions } from '../../catalogue/regions';
import { fabricCable } from '../props/electronics';
import { framedMap, glowByDay, mapSet, printSheet } from '../props/framed-map';
import { machineScrew, mapFromBehind } from '../props/map-back';
import { rail, screw, screwdriver, spiritLevel, wallPlug } from '../props/mounting';
import { sideboard } from '../props/still-life';
import { surface } from '../studio/geometry';
import { plain, plaster } from '../studio/materials';
import type { Scene, SceneObject } from '../studio/scene';
import { rectangle } from '../studio/shapes';
import { transformGroup } from '../studio/transform-group';
import type { Vec3 } from '../studio/vector';
import { day, overcast } from './wall';

/** Paper that hangs down from behind and runs out under what stands on it, at y = 0. */
function backdrop(hex: string): SceneObject {
	const radius = 60;
	const behind = 90;
	const bend = (Math.PI / 2) * radius;
	const floor = 260;
	const whole = floor + bend + 260;
	const geometry = surface(
		(u, v) => {
			const arcLength = v * whole;
			// Paper close to the window would shine so brightly that single rays show.
			const x = (u - 0.5) * 360;
			if (arcLength < floor) return [x, 0, floor - behind + radius - arcLength];
			if (arcLength > floor + bend) return [x, radius + arcLength - floor - bend, -behind];
			const angle = (arcLength - floor) / radius;
			return [x, radius * (1 - Math.cos(angle)), radius * (1 - Math.sin(angle)) - behind];
		},
		1,
		120,
	);
	return { geometry, material: plain(hex) };
}

/** A map of a 3D model on its own, seen from the side. */
export async function modelPreview(region: RegionKey, frame: FrameKey): Promise<Scene> {
	const middle = regions[region].orientation === 'portrait' ? 30 : 20;
	const map = framedMap({
		print: await printSheet(region, 2400),
		frame,
		glow: glowByDay,
		placement: { rotate: [0, -32, 0], translate: [0, middle, 0] },
	});
	return {
		objects: [backdrop('#ece6da'), ...map],
		set: mapSet('model', region, frame, map),
		camera: { position: [0, middle + 14, 190], target: [2, middle - 0.5, 0], angle: 30 },
		lighting: overcast,
		finish: { exposure: 1.32, bloom: 0.3, vignette: 0.06 },
	};
}

/** The video of how any map is hung: the rail is on the wall, the map still stands below, its back in view. */
export async function hangingPreview(): Promise<Scene> {
	const top = -30;
	const cable: Vec3[] = [
		[8, -15.6, -0.12],
		[8, -17.4, -0.1],
		[8, -19.6, 0.1],
		[8.3, -20.3, 1],
		[9.6, -20.4, 1.6],
		[16, -20.4, 1.4],
		[30, -20.35, 0.8],
		[48, -20.3, 0.2],
		[66, -20.35, 0.8],
		[100, -20.4, 1.2],
	];
	const screws = [0, 1, 2, 3].flatMap((index) =>
		machineScrew({ translate: [13.5 + index * 8.4, 12, 0.3] }),
	);
	return {
		fineContacts: true,
		objects: [
			{ geometry: rectangle(600, 400), material: plaster('#dedbd6') },
			sideboard(top, 44),
			...transformGroup([...(await mapFromBehind('oak', 8, {})), fabricCable(cable)], {
				rotate: [-8, 0, 0],
				translate: [-29, top + 20.2, 7.4],
			}),
			...rail({ rotate: [90, 0, 0], translate: [26, 12, 0] }),
			...screws,
			...spiritLevel({ translate: [24, 14.4, 1.2] }),
			...screwdriver({ rotate: [0, 24, 0], translate: [22, top, 20] }),
			...[0, 1].flatMap((index) => [
				screw({ rotate: [0, 20 + index * 50, 0], translate: [5 + index * 6, top, 20 + index] }),
				wallPlug({
					rotate: [0, -30 + index * 80, 0],
					translate: [37 + index * 5, top, 20.5 - index],
				}),
			]),
		],
		camera: { position: [15, 2, 170], target: [3.6, -8.5, 4], angle: 31 },
		lighting: day,
		finish: { exposure: 1, vignette: 0.14 },
	};
}
