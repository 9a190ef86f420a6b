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
import type { Vec3 } from '../studio/vector';
import { type HandPose, type PosedHand, posedHand } from './posed-hand';

/** The skin of a hand; `local` is the position in the open hand, u is how far it faces the back of the hand. */
function skinOf(hand: Mesh): Geometry {
	const normals = normalsOf(hand);
	const geometry = emptyGeometry();
	for (const [index, vertex] of hand.vertices.entries()) {
		const [, , , x = 0, y = 0, z = 0, back = 0] = vertex;
		const added = addVertex(geometry, positionOf(vertex), normals[index] ?? [0, 0, 0], [back, 0]);
		geometry.local.splice(added * 3, 3, x, y, z);
	}
	return { ...geometry, indices: hand.indices };
}

const pale = linear('#c99c86');
const flush = linear('#b06f5e');
const nailColor = linear('#d9a596');

/** Skin: redder at joints and tips, paler between them; lines across the joints, pores and a faint gloss. */
function skin({ joints, tips }: Pick<PosedHand, 'joints' | 'tips'>): Material {
	return (point) => {
		const { localX: x, localY: y, localZ: z, u: back } = point;
		const near = (places: Vec3[], reach: number) =>
			places.reduce(
				(most, at) =>
					Math.max(
						most,
						Math.exp(-(((x - at[0]) ** 2 + (y - at[1]) ** 2 + (z - at[2]) ** 2) / reach)),
					),
				0,
			);
		const joint = near(joints, 0.9);
		const tip = near(tips, 1.3);
		const mottle = layeredNoise(x * 1.3, y * 1.3, z * 1.3, 3) - 0.5;
		const red = Math.min(Math.max(0.16 + joint * 0.3 + tip * 0.34 + mottle * 0.5, 0), 1);
		const [r, g, b] = [0, 1, 2].map(
			(channel) => (pale[channel] ?? 0) * (1 - red) + (flush[channel] ?? 0) * red,
		) as Vec3;
		paint(point, [r, g, b], 1);
		point.reflectance = 0.03;
		point.roughness = 0.52;
		if (point.soft) return;
		const nail =
			Math.min(Math.max((near(tips, 0.55) - 0.42) * 12, 0), 1) *
			Math.min(Math.max((back - 0.62) * 9, 0), 1);
		const sway = layeredNoise(x * 0.8, y * 0.8, z * 0.8, 2) * 1.6;
		const crease = Math.max(0, 1 - Math.abs(noise(y * 5 + sway * 3, x * 1.2, z * 1.2) - 0.5) * 9);
		const fine = layeredNoise(x * 17, y * 17, z * 17, 2) - 0.5;
		const rough = 1 - nail;
		bend(
			point,
			fine * 0.16 * rough,
			(fine * 0.12 + crease * joint * 0.22) * rough,
			fine * 0.1 * rough,
		);
		const tone = 1 - (crease * joint * 0.2 - fine * 0.1) * rough;
		point.r = point.r * tone * rough + nailColor[0] * nail;
		point.g = point.g * tone * rough + nailColor[1] * nail;
		point.b = point.b * tone * rough + nailColor[2] * nail;
		point.roughness -= nail * 0.06;
	};
}

/** Where the sleeve begins on the arm. */
const cuff = 1.4;

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

/** A right hand and the sleeve of a pullover, transformed from its position in `posedHand`. */
export function handInSleeve(pose: HandPose, placement: Transform): SceneObject[] {
	const { mesh, joints, tips } = posedHand(pose);
	const fine = subdivide(subdivide(subdivide(mesh)));
	const sleeve = aroundArm(
		cuff,
		36,
		40,
		// Its end is rolled in; above the ribs it is wider.
		(x) =>
			2.75 +
			0.75 * Math.min(1, (x - cuff) / 0.12) ** 0.5 +
			x * 0.03 +
			0.6 * (1 - Math.exp(Math.min(0, 7 - x) / 1.2)),
	);
	return [
		{ geometry: transform(skinOf(fine), placement), material: skin({ joints, tips }) },
		{ geometry: transform(sleeve, placement), material: ribbed('#2f3a49', 40, 0.22) },
	];
}
