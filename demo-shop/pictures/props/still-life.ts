import {
	type Geometry,
	mergeGeometries,
	surface,
	type Transform,
	transform,
} from '../studio/geometry';
import { plain, weave, wood } from '../studio/materials';
import { layeredNoise, noise, random } from '../studio/noise';
import type { Material, SceneObject } from '../studio/scene';
import { box, curve, lathe, tube } from '../studio/shapes';
import type { Vec2, Vec3 } from '../studio/vector';

/** Speckled stoneware with a dry glaze. */
function stoneware(hex: string): Material {
	const glaze = plain(hex, { reflectance: 0.03, roughness: 0.6 });
	return (point) => {
		glaze(point);
		const cloud = layeredNoise(point.localX * 0.6, point.localY * 0.6, point.localZ * 0.6, 3);
		const speck = point.soft
			? 0
			: layeredNoise(point.localX * 9, point.localY * 9, point.localZ * 9, 2);
		const tone = 0.9 + cloud * 0.2 - (speck > 0.7 ? (speck - 0.7) * 2.2 : 0);
		point.r *= tone;
		point.g *= tone;
		point.b *= tone;
	};
}

/** A round vase with a narrow neck, standing at the origin. */
export function vase(placement: Transform): SceneObject {
	const profile: Vec2[] = [];
	for (let step = 0; step <= 40; step++) {
		const t = step / 40;
		const belly = Math.sin(Math.min(t * 1.28, 1) * Math.PI) ** 0.75;
		const radius = t < 0.78 ? 2.6 + belly * 4.1 : 2.6 + belly * 4.1 - (t - 0.78) * 6.2;
		profile.push([Math.max(radius, 1.35), t * 15]);
	}
	profile.push([1.6, 15.4], [1.15, 15.35], [1.05, 13]);
	return {
		geometry: transform(lathe([[0, 0], [2.4, 0], ...profile], 96), placement),
		material: stoneware('#a9a294'),
	};
}

/** Twigs that rise from a point and lean to one side. */
const stems: Vec3[][] = [
	[
		[0, 0, 0],
		[1.2, 9, 0.4],
		[4.2, 19, 1],
		[9.5, 28, 1.2],
	],
	[
		[0, 0, 0],
		[-1, 10, -0.4],
		[-2.2, 20, 0.8],
		[-1.2, 31, 1.6],
	],
	[
		[1.9, 12, 0.6],
		[4.6, 16, 1.5],
		[9, 19, 2.2],
	],
	[
		[-1.7, 16, 0.3],
		[-4.4, 21, 0.2],
		[-6.4, 27, 0],
	],
	[
		[3.4, 17, 0.9],
		[4, 22, 0.4],
		[6.2, 28.5, 0],
	],
];
const bark = plain('#6b5543');

/** Bare twigs. */
export function twigs(at: Vec3): SceneObject[] {
	return stems.map((stem, index) => ({
		geometry: transform(tube(curve(stem), index < 2 ? 0.13 : 0.08, 8), { translate: at }),
		material: bark,
	}));
}

/** A leaf that lies along y, its stalk at the origin, folded a little along its middle. */
function leaf(length: number, width: number): Geometry {
	return surface(
		(u, v) => {
			const side = (u - 0.5) * 2;
			const half = (width / 2) * Math.sin(Math.PI * v ** 0.8) ** 0.75;
			return [side * half, v * length, Math.abs(side) * half * 0.35 - v * v * length * 0.22];
		},
		6,
		10,
	);
}

/** A leaf's waxy skin: a pale rib, veins, and a tip that dried first. */
function leafSkin(hex: string): Material {
	const wax = plain(hex, { reflectance: 0.04, roughness: 0.5 });
	return (point) => {
		wax(point);
		const { u, v } = point;
		const aside = Math.abs(u - 0.5) * 2;
		const rib = Math.max(0, 1 - aside * 9) * 0.22;
		const vein = Math.max(0, Math.sin((v * 7 - aside * 1.6) * 2 * Math.PI) - 0.7) * 0.2;
		const dry = v ** 3 * 0.2;
		point.r *= 0.84 + aside * 0.14 + rib + vein + dry;
		point.g *= 0.86 + aside * 0.12 + rib + vein;
		point.b *= 0.84 + aside * 0.14 + rib + vein - dry * 0.4;
	};
}

/** Dried eucalyptus: the same twigs with leaves in pairs. */
export function eucalyptus(at: Vec3): SceneObject[] {
	const tones = ['#7f8a72', '#8b927b', '#747f68'].map(leafSkin);
	const foliage = stems.flatMap((stem, index) => {
		const points = curve(stem, 10);
		return points.flatMap((point, step): SceneObject[] => {
			if (step < points.length * 0.22 || step % (index < 2 ? 3 : 4) !== 0) return [];
			return [0, 1].map((side) => {
				const seed = index * 100 + step * 2 + side;
				const length = 2.2 + random(seed, 1) * 1.5 - (step / points.length) * 1.1;
				const rotate: Vec3 = [
					random(seed, 2) * 50 - 10,
					random(seed, 3) * 120 - 60,
					(side === 0 ? 1 : -1) * (38 + random(seed, 4) * 40),
				];
				return {
					geometry: transform(leaf(length, length * 0.58), {
						rotate,
						translate: [at[0] + point[0], at[1] + point[1], at[2] + point[2]],
					}),
					material: tones[seed % 3] ?? bark,
				};
			});
		});
	});
	return [...twigs(at), ...foliage];
}

/** The edges of a book's leaves, lying on one another along z. */
function leaves(hex: string): Material {
	const paper = plain(hex);
	return (point) => {
		paper(point);
		if (point.soft) return;
		const tone = 0.8 + 0.26 * noise(point.localX * 0.3, point.localY * 0.3, point.localZ * 42);
		point.r *= tone;
		point.g *= tone;
		point.b *= tone;
	};
}

/** A closed book lying on its back cover, pages towards the viewer's right. */
export function lyingBook(hex: string, size: Vec3, placement: Transform): SceneObject[] {
	const [width, thickness, length] = size;
	const board = 0.25;
	const cloth = weave(hex, 0.07, 0.22);
	const pages = leaves('#e9e2d2');
	const lying = (geometry: ReturnType<typeof box>, y: number, x = 0) =>
		transform(transform(geometry, { rotate: [-90, 0, 0], translate: [x, y, 0] }), placement);
	return [
		{ geometry: lying(box(width, length, board, 0.06), 0), material: cloth },
		{ geometry: lying(box(width, length, board, 0.06), thickness - board), material: cloth },
		{
			geometry: lying(box(width - 0.5, length - 0.6, thickness - board * 2, 0.02), board, 0.1),
			material: pages,
		},
		{
			geometry: lying(box(board, length, thickness, 0.06), 0, -width / 2 + board / 2),
			material: cloth,
		},
	];
}

/** The top of a piece of furniture against the wall; its surface lies at y. */
export function sideboard(y: number, deep: number): SceneObject {
	return {
		geometry: transform(box(260, 2.6, deep, 0.15), { translate: [0, y - 1.3, 0] }),
		material: wood({
			early: '#c6ab86',
			late: '#927152',
			grain: 'x',
			seed: 9,
			figure: 0.8,
			rings: 0.5,
		}),
	};
}

export function tableStand(material: Material, placement: Transform): SceneObject[] {
	const front = transform(box(32, 4, 2.2, 0.2), { translate: [0, 2, 2] });
	const back = transform(box(32, 3.2, 3, 0.2), { translate: [0, 1.6, -4.6] });
	const base = transform(box(32, 1.4, 8, 0.2), { translate: [0, 0.7, -4] });
	return [{ geometry: transform(mergeGeometries(front, back, base), placement), material }];
}
