import {
	type BookLanguage,
	handbookCover,
	handbookSpread,
	logbookCover,
	logbookSpread,
} from '../sheet/book-pages';
import { surface, type Transform, transform } from '../studio/geometry';
import { plain, weave, wood } from '../studio/materials';
import { printed } from '../studio/paper';
import type { Material, SceneObject } from '../studio/scene';
import { type box, extrude, lathe, roundedRectangle } from '../studio/shapes';
import { drawTexture } from '../studio/texture';
import { transformGroup } from '../studio/transform-group';

/** The handbook lying on y = 0, its linen spine to the left. */
export async function handbook(
	placement: Transform,
	language: BookLanguage = 'de',
): Promise<SceneObject[]> {
	const cover = printed(await drawTexture(handbookCover(language)), {
		fibre: 0.6,
		reflectance: 0.025,
		roughness: 0.7,
	});
	const [w, d, h] = [14.8, 21, 1.9];
	const lie = (geometry: ReturnType<typeof box>, x: number, y: number) =>
		transform(transform(geometry, { rotate: [-90, 0, 0], translate: [x, y, 0] }), placement);
	const linen = weave('#b9aa8c', 0.055);
	return [
		{
			geometry: lie(extrude(roundedRectangle(w, d, 0.08), 0.26, 0.07), 0, 0),
			material: plain('#14202e'),
		},
		{
			geometry: lie(extrude(roundedRectangle(w - 0.7, d - 0.7, 0.04), h - 0.5, 0.02), 0.1, 0.25),
			material: pageEdges,
		},
		{
			geometry: lie(extrude(roundedRectangle(w, d, 0.08), 0.26, 0.07), 0, h - 0.26),
			material: cover,
		},
		{
			geometry: lie(
				extrude(roundedRectangle(2.3, d + 0.02, 0.08), h + 0.03, 0.07),
				-w / 2 + 1.05,
				-0.0,
			),
			material: linen,
		},
	];
}

const pageEdges: Material = (point) => {
	plain('#e6dfcf')(point);
	const leaf = point.soft
		? 1
		: 0.93 + 0.07 * Math.sin(point.localZ * 210 + Math.sin(point.localX * 3) * 0.6);
	point.r *= leaf;
	point.g *= leaf;
	point.b *= leaf;
};

/** A book lying open, its two pages from one drawing of 296 × 210 mm, on a cover of one colour. */
async function openBook(
	spreadArt: string,
	cloth: string,
	placement: Transform,
): Promise<SceneObject[]> {
	const spread = printed(await drawTexture(spreadArt), { fibre: 0.7 });
	const [w, d] = [29.6, 21];
	const height = (u: number) => {
		const side = Math.abs(u - 0.5) * 2;
		return 0.3 + 1.05 * (1 - Math.exp(-side * 9)) - 0.42 * side ** 2.5;
	};
	const pages = surface((u, v) => [(u - 0.5) * w, height(u), (0.5 - v) * d], 120, 4);
	const edges = [1, -1].map((end) =>
		surface((u, v) => [(u - 0.5) * w * end, height(u) * v + 0.1 * (1 - v), (end * d) / 2], 120, 1),
	);
	const sides = [1, -1].map((end) =>
		surface((u, v) => [(end * w) / 2, 0.1 + (height(1) - 0.1) * v, (0.5 - u) * d * end], 1, 1),
	);
	const cover = transform(extrude(roundedRectangle(w + 0.7, d + 0.7, 0.3), 0.18, 0.05), {
		rotate: [-90, 0, 0],
	});
	return [
		{ geometry: transform(pages, placement), material: spread },
		...[...edges, ...sides].map((geometry) => ({
			geometry: transform(geometry, placement),
			material: pageEdges,
		})),
		{
			geometry: transform(cover, placement),
			material: plain(cloth, { reflectance: 0.02, roughness: 0.8 }),
		},
	];
}

export function openLogbook(placement: Transform): Promise<SceneObject[]> {
	return openBook(logbookSpread(), '#4d5a5c', placement);
}

export function openHandbook(placement: Transform): Promise<SceneObject[]> {
	return openBook(handbookSpread(), '#14202e', placement);
}

/** The logbook closed: cloth, a stamped title, a ribbon between the pages. */
export async function closedLogbook(placement: Transform): Promise<SceneObject[]> {
	const [w, d, h] = [14.8, 21, 1.7];
	const cloth = plain('#4d5a5c', { reflectance: 0.02, roughness: 0.8 });
	const cover = printed(await drawTexture(logbookCover()), { fibre: 1.4, roughness: 0.8 });
	const lie = (geometry: ReturnType<typeof box>, x: number, y: number) =>
		transform(geometry, { rotate: [-90, 0, 0], translate: [x, y, 0] });
	const board = extrude(roundedRectangle(w, d, 0.35), 0.2, 0.07);
	const ribbon = surface(
		(u, v) => [
			3.4 + (u - 0.5) * 0.5 + v * 0.5,
			0.9 - 0.86 * Math.min(v * 1.6, 1),
			d / 2 - 0.4 + v * 3.4,
		],
		2,
		24,
	);
	return transformGroup(
		[
			{ geometry: lie(board, 0, 0), material: cloth },
			{
				geometry: lie(extrude(roundedRectangle(w - 0.5, d - 0.7, 0.25), h - 0.4, 0.02), 0.05, 0.2),
				material: pageEdges,
			},
			{ geometry: lie(board, 0, h - 0.2), material: cover },
			{
				geometry: lie(extrude(roundedRectangle(0.5, d, 0.16), h, 0.1), -w / 2 + 0.22, 0),
				material: cloth,
			},
			{ geometry: ribbon, material: plain('#b08d4c') },
		],
		placement,
	);
}

export function pencil(placement: Transform): SceneObject[] {
	const along = (geometry: ReturnType<typeof lathe>) =>
		transform(transform(geometry, { rotate: [0, 0, -90] }), placement);
	return [
		{
			geometry: along(
				lathe(
					[
						[0, 0],
						[0.36, 0],
						[0.36, 15],
					],
					6,
				),
			),
			material: plain('#2b3a44', { reflectance: 0.04, roughness: 0.35 }),
		},
		{
			geometry: along(
				lathe(
					[
						[0.36, 15],
						[0.1, 16.7],
					],
					32,
				),
			),
			material: wood({ early: '#d8b58c', late: '#b98f63', grain: 'y', seed: 3, figure: 0.4 }),
		},
		{
			geometry: along(
				lathe(
					[
						[0.1, 16.7],
						[0.015, 17.15],
					],
					24,
				),
			),
			material: plain('#2a2a2c', { reflectance: 0.1, roughness: 0.4 }),
		},
	];
}
