import { linear } from '../studio/color';
import {
	addVertex,
	emptyGeometry,
	type Geometry,
	surface,
	type Transform,
	transform,
} from '../studio/geometry';
import { bend, paint } from '../studio/materials';
import { layeredNoise, noise } from '../studio/noise';
import type { Material, SceneObject } from '../studio/scene';
import { type Mesh, normalsOf, positionOf, subdivide } from '../studio/subdivide';
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

/** Where the cuff begins on the arm, and half the width of the glove below it. */
const cuffStart = -0.9;
const wristRadius = 3;

/** The cuff gathers the glove at the wrist. */
function gathered([x, y, z]: Vec3): Vec3 {
	const [fromAxis, aside] = [y - 0.1, (z + 0.1) / 0.78];
	const before = Math.max(0, cuffStart - x);
	const limit = wristRadius + before * 0.3 + before ** 3 * 0.5;
	const by = Math.min(1, limit / Math.hypot(fromAxis, aside));
	return [x, 0.1 + fromAxis * by, -0.1 + aside * by * 0.78];
}

/** The glove on a hand; `local` is the position in the open hand, u and v are its normal there, x and y. */
function glove(hand: Mesh, joints: Vec3[]): Geometry {
	const skin = normalsOf(hand);
	const vertices = hand.vertices.map((vertex, index) => {
		const [, , , x = 0, y = 0, z = 0, back = 0] = vertex;
		const off = scale(skin[index] ?? [0, 0, 0], slack(x, y, z, back, joints));
		return [...gathered(add(positionOf(vertex), off)), x, y, z];
	});
	const normals = normalsOf({ vertices, indices: hand.indices });
	const open = normalsOf({
		vertices: hand.vertices.map((vertex) => vertex.slice(3)),
		indices: hand.indices,
	});
	const geometry = emptyGeometry();
	for (const [index, vertex] of vertices.entries()) {
		const [, , , x = 0, y = 0, z = 0] = vertex;
		const [facing = 0, endwise = 0] = open[index] ?? [];
		const added = addVertex(geometry, positionOf(vertex), normals[index] ?? [0, 0, 0], [
			facing,
			endwise,
		]);
		geometry.local.splice(added * 3, 3, x, y, z);
	}
	return { ...geometry, indices: hand.indices };
}

const undyed = '#c6c2b8';
const undyedColor = linear(undyed);
const pitch = 0.09;

/** Height of plain knitting, -1 to 1: columns of stitches that lean to each other in each row. */
function knit(across: number, along: number): number {
	const column = across / pitch;
	const side = Math.abs(column - Math.floor(column) - 0.5) * 2;
	const row = along / (pitch * 0.72) + side * 0.7;
	return Math.sin(row * 2 * Math.PI) * (1 - side * side) * 0.6 + (0.45 - side * side);
}

/** Knitted cotton. Each face has the stitches that run along it: u and v are its normal in the open hand, x and y. */
const cotton: Material = (point) => {
	const { localX: x, localY: y, localZ: z, u: facing, v: endwise } = point;
	const cloud = layeredNoise(x * 1.1, y * 1.1, z * 1.1, 3) - 0.5;
	paint(point, undyedColor, 1 + cloud * 0.14);
	if (point.soft) return;
	const wander = (layeredNoise(x * 0.8, y * 0.8, z * 0.8, 2) - 0.5) * 0.22;
	const [back, end] = [facing ** 6, endwise ** 6];
	const side = Math.max(1 - facing ** 2 - endwise ** 2, 0) ** 3;
	const height =
		(back * knit(z + wander, y + wander) +
			side * knit(x + wander, y + wander) +
			end * knit(x + wander, z + wander)) /
		(back + side + end);
	const fuzz = layeredNoise(x * 26, y * 26, z * 26, 2) - 0.5;
	// A seam joins back and palm along the sides of hand and fingers.
	const seam = Math.exp(-((facing / 0.07) ** 2)) * (1 - Math.min(endwise ** 2 * 2, 1));
	const stitch = 0.5 + 0.5 * Math.sin(((y + z) / 0.14) * 2 * Math.PI);
	bend(point, height * 0.16 + fuzz * 0.24, height * 0.2 + fuzz * 0.1, fuzz * 0.12);
	const tone = 0.92 + height * 0.2 + fuzz * 0.3 - seam * (0.18 + 0.22 * stitch);
	point.r *= tone;
	point.g *= tone;
	point.b *= tone;
};

/** Ribs along the arm; `u` runs around it. */
function ribbed(hex: string, ribs: number, stitch: number): Material {
	const color = linear(hex);
	return (point) => {
		paint(point, color, 0.85);
		if (point.soft) return;
		const { localX: x, localY: y, localZ: z, u: around } = point;
		const rib = Math.cos(around * ribs * 2 * Math.PI);
		const row = Math.sin((x / stitch) * 2 * Math.PI + Math.abs(rib) * 2);
		const fibre = noise(x * 24, y * 24, z * 24) - 0.5;
		bend(point, row * 0.25 + fibre * 0.2, fibre * 0.3, 0);
		paint(point, color, 0.78 + rib * 0.24 + row * 0.1 + fibre * 0.12);
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

/** A right hand in a cotton glove, as framers wear it, and a sleeve, transformed from its position in `posedHand`. */
export function glovedHand(pose: HandPose, placement: Transform): SceneObject[] {
	const { mesh, joints } = posedHand(pose);
	const fine = subdivide(subdivide(subdivide(mesh)));
	const cuff = aroundArm(
		cuffStart,
		4.6,
		44,
		// Over the end of the glove; its hem is rolled in.
		(x) => 3.16 + 0.012 * x ** 2 - 0.3 * Math.exp((cuffStart - x) / 0.12),
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
		{ geometry: transform(glove(fine, joints), placement), material: cotton },
		{ geometry: transform(cuff, placement), material: ribbed(undyed, 44, 0.16) },
		{ geometry: transform(sleeve, placement), material: ribbed('#8f897d', 40, 0.22) },
	];
}
