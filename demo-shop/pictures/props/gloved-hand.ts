import { linear } from '../studio/color';
import {
	addPoint,
	emptyGeometry,
	type Geometry,
	type Placement,
	place,
	surface,
} from '../studio/geometry';
import { bend, paint } from '../studio/materials';
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

const charcoal = '#4b4c4f';
const charcoalColor = linear(charcoal);
const pitch = 0.12;

/** Knitted cotton in rows of stitches; `u` as in `glove`. */
const cotton: Material = (spot) => {
	const { localX: x, localY: y, localZ: z, u: back } = spot;
	const cloud = layeredNoise(x * 1.1, y * 1.1, z * 1.1, 3) - 0.5;
	paint(spot, charcoalColor, 1 + cloud * 0.14);
	if (spot.soft) return;
	const wander = (noise(x * 0.9, y * 0.9, z * 0.9) - 0.5) * 0.25;
	const column = ((Math.abs(back) > 0.55 ? z : x) + wander) / pitch;
	const side = Math.abs(column - Math.floor(column) - 0.5) * 2;
	const row = (y + wander) / (pitch * 0.75) + side * 0.8;
	const loop = row - Math.floor(row);
	const fibre = noise(x * 24, y * 24, z * 24) - 0.5;
	bend(spot, (side - 0.5) * 0.4 + fibre * 0.2, (loop - 0.5) * 0.4, (side - 0.5) * 0.25);
	const tone = 0.68 + 0.26 * Math.sin(loop * Math.PI) + 0.16 * (1 - side) + fibre * 0.16;
	spot.r *= tone;
	spot.g *= tone;
	spot.b *= tone;
};

/** Ribs along the arm; `u` runs around it. */
function ribbed(hex: string, ribs: number, stitch: number): Material {
	const color = linear(hex);
	return (spot) => {
		paint(spot, color, 0.85);
		if (spot.soft) return;
		const { localX: x, localY: y, localZ: z, u: around } = spot;
		const rib = Math.cos(around * ribs * 2 * Math.PI);
		const row = Math.sin((x / stitch) * 2 * Math.PI + Math.abs(rib) * 2);
		const fibre = noise(x * 24, y * 24, z * 24) - 0.5;
		bend(spot, row * 0.25 + fibre * 0.2, fibre * 0.3, 0);
		paint(spot, color, 0.78 + rib * 0.24 + row * 0.1 + fibre * 0.12);
	};
}

/** Knitwear around the arm, which lies along x; `radius` is half its width across the palm. */
function aroundArm(
	from: number,
	to: number,
	ribs: number,
	radius: (x: number) => number,
): Geometry {
	return surface(
		(u, v) => {
			const x = from + (to - from) * v;
			const angle = u * 2 * Math.PI;
			const wide = radius(x) + 0.05 * Math.cos(angle * ribs);
			return [x, 0.1 + wide * Math.cos(angle), -0.1 + wide * 0.78 * Math.sin(angle)];
		},
		360,
		90,
	);
}

/** A right hand in a cotton glove, as framers wear it, and a sleeve; turned and moved from its place in `posedHand`. */
export function glovedHand(pose: HandPose, placement: Placement): SceneObject[] {
	const { mesh, joints } = posedHand(pose);
	const fine = subdivide(subdivide(subdivide(mesh)));
	const cuff = aroundArm(
		-0.6,
		4.6,
		44,
		(x) => 2.86 + 0.02 * x ** 2 - 0.3 * Math.exp((-0.6 - x) / 0.25),
	);
	const sleeve = aroundArm(
		3.4,
		34,
		40,
		// Its end is rolled in; above the ribs it is wider.
		(x) =>
			2.9 +
			0.75 * Math.min(1, (x - 3.4) / 0.12) ** 0.5 +
			x * 0.03 +
			0.5 * (1 - Math.exp(Math.min(0, 8 - x) / 1.2)),
	);
	return [
		{ geometry: place(glove(fine, joints), placement), material: cotton },
		{ geometry: place(cuff, placement), material: ribbed(charcoal, 44, 0.16) },
		{ geometry: place(sleeve, placement), material: ribbed('#8f897d', 40, 0.22) },
	];
}
