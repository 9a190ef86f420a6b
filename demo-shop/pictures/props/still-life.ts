import { combine, type Placement, place } from '../studio/geometry';
import { plain, wood } from '../studio/materials';
import { layeredNoise } from '../studio/noise';
import type { Material, SceneObject } from '../studio/scene';
import { box, curve, lathe, tube } from '../studio/shapes';
import type { Vec2, Vec3 } from '../studio/vector';

/** Speckled stoneware with a dry glaze. */
function stoneware(hex: string): Material {
	const glaze = plain(hex, { reflectance: 0.03, roughness: 0.6 });
	return (spot) => {
		glaze(spot);
		const cloud = layeredNoise(spot.localX * 0.6, spot.localY * 0.6, spot.localZ * 0.6, 3);
		const speck = spot.soft
			? 0
			: layeredNoise(spot.localX * 9, spot.localY * 9, spot.localZ * 9, 2);
		const tone = 0.9 + cloud * 0.2 - (speck > 0.7 ? (speck - 0.7) * 2.2 : 0);
		spot.r *= tone;
		spot.g *= tone;
		spot.b *= tone;
	};
}

/** A round vase with a narrow neck, standing at the origin. */
export function vase(placement: Placement): SceneObject {
	const profile: Vec2[] = [];
	for (let step = 0; step <= 40; step++) {
		const t = step / 40;
		const belly = Math.sin(Math.min(t * 1.28, 1) * Math.PI) ** 0.75;
		const radius = t < 0.78 ? 2.6 + belly * 4.1 : 2.6 + belly * 4.1 - (t - 0.78) * 6.2;
		profile.push([Math.max(radius, 1.35), t * 15]);
	}
	profile.push([1.6, 15.4], [1.15, 15.35], [1.05, 13]);
	return {
		geometry: place(lathe([[0, 0], [2.4, 0], ...profile], 96), placement),
		material: stoneware('#a9a294'),
	};
}

/** Bare twigs that rise from a point and lean to one side. */
export function twigs(at: Vec3): SceneObject[] {
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
	const bark = plain('#5b4636');
	return stems.map((stem, index) => ({
		geometry: place(tube(curve(stem), index < 2 ? 0.13 : 0.08, 8), { move: at }),
		material: bark,
	}));
}

/** A closed book lying on its back cover, pages towards the viewer's right. */
export function lyingBook(hex: string, size: Vec3, placement: Placement): SceneObject[] {
	const [width, thickness, length] = size;
	const board = 0.25;
	const cloth = plain(hex, { reflectance: 0.02, roughness: 0.8 });
	const pages = plain('#e9e2d2');
	const lying = (geometry: ReturnType<typeof box>, y: number, x = 0) =>
		place(place(geometry, { turn: [-90, 0, 0], move: [x, y, 0] }), placement);
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
		geometry: place(box(260, 2.6, deep, 0.15), { move: [0, y - 1.3, 0] }),
		material: wood({
			early: '#c9a677',
			late: '#956a41',
			grain: 'x',
			seed: 9,
			figure: 0.8,
			rings: 0.5,
		}),
	};
}

export function tableStand(material: Material, placement: Placement): SceneObject[] {
	const front = place(box(32, 4, 2.2, 0.2), { move: [0, 2, 2] });
	const back = place(box(32, 3.2, 3, 0.2), { move: [0, 1.6, -4.6] });
	const base = place(box(32, 1.4, 8, 0.2), { move: [0, 0.7, -4] });
	return [{ geometry: place(combine(front, back, base), placement), material }];
}
