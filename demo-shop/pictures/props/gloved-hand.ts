import { linear } from '../studio/color';
import { addPoint, emptyGeometry, type Geometry, type Placement, place } from '../studio/geometry';
import { layeredNoise, noise } from '../studio/noise';
import type { Material, SceneObject } from '../studio/scene';
import { type Mesh, normalsOf, placeOf, subdivide } from '../studio/subdivide';
import { add, scale, type Vec3 } from '../studio/vector';
import { type HandPose, posedHand } from './posed-hand';

/** Centimetres between cloth and skin: slack, folds across the fingers, the seam between palm and back. */
function slack(x: number, y: number, z: number, back: number, joints: Vec3[]): number {
	let bend = 0;
	for (const joint of joints) {
		const far = Math.hypot(x - joint[0], y - joint[1], z - joint[2]);
		bend = Math.max(bend, Math.exp(-((far / 1.5) ** 2)));
	}
	const sway = layeredNoise(x * 0.5, y * 0.5, z * 0.5, 2) * 2.4;
	const fold = 1 - Math.abs(noise(y * 1.5 + sway, x * 0.8, z * 0.8 + 4) * 2 - 1);
	const loose = layeredNoise(x * 0.55 + 3, y * 0.4, z * 0.55, 2) - 0.4;
	const seam = Math.exp(-((back / 0.1) ** 2));
	return 0.1 + loose * 0.24 + fold ** 2 * (0.13 + 0.07 * bend) + seam * 0.06;
}

/** The glove on a hand; `local` is the place in the open hand, u how far the cloth faces the back of the hand. */
function glove(hand: Mesh, joints: Vec3[]): Geometry {
	const skin = normalsOf(hand);
	const points = hand.points.map((point, index) => {
		const [, , , x = 0, y = 0, z = 0, back = 0] = point;
		const off = scale(skin[index] ?? [0, 0, 0], slack(x, y, z, back, joints));
		return [...add(placeOf(point), off), x, y, z, back];
	});
	const normals = normalsOf({ points, triangles: hand.triangles });
	const geometry = emptyGeometry();
	for (const [index, point] of points.entries()) {
		const [, , , x = 0, y = 0, z = 0, back = 0] = point;
		const number = addPoint(geometry, placeOf(point), normals[index] ?? [0, 0, 0], [back, 0]);
		geometry.local.splice(number * 3, 3, x, y, z);
	}
	return { ...geometry, triangles: hand.triangles };
}

const white = linear('#dcd8cf');

/** White cotton, finely knitted; `u` as in `glove`. */
const cotton: Material = (spot) => {
	[spot.r, spot.g, spot.b] = white;
	if (spot.soft) return;
	const { localX: x, localY: y, localZ: z, u: back } = spot;
	const cloud = layeredNoise(x * 1.1, y * 1.1, z * 1.1, 3) - 0.5;
	const seam = Math.exp(-(((Math.abs(back) - 0.16) / 0.04) ** 2));
	const pitch = 0.08;
	const rib = Math.sin(((z + x * 0.5) / pitch) * 2 * Math.PI);
	const loop = Math.sin((y / pitch) * 1.3 * 2 * Math.PI + rib);
	const tone = 1 + cloud * 0.08 - seam * 0.2 + loop * 0.03 + rib * 0.03;
	spot.r *= tone;
	spot.g *= tone;
	spot.b *= tone;
	spot.nx += loop * 0.28 + (noise(x * 22, y * 22, z * 22) - 0.5) * 0.4;
	spot.ny += rib * 0.3 + (noise(x * 22, y * 22, z * 22 + 9) - 0.5) * 0.4;
	const size = 1 / (Math.hypot(spot.nx, spot.ny, spot.nz) || 1);
	spot.nx *= size;
	spot.ny *= size;
	spot.nz *= size;
};

/** A right hand in a cotton glove, as framers wear it; turned and moved from its place in `posedHand`. */
export function glovedHand(pose: HandPose, placement: Placement): SceneObject {
	const { mesh, joints } = posedHand(pose);
	const fine = subdivide(subdivide(subdivide(mesh)));
	return { geometry: place(glove(fine, joints), placement), material: cotton };
}
