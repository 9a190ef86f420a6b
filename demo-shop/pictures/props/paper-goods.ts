import {
	boxLid,
	cardBack,
	cardFront,
	giftCardFace,
	handbookCover,
	logbookSpread,
} from '../sheet/stationery';
import { type Placement, place, rotation, surface } from '../studio/geometry';
import { cardboard, plain, weave, wood } from '../studio/materials';
import { blankPaper, printed } from '../studio/paper';
import type { Material, SceneObject } from '../studio/scene';
import { box, lathe, plate, roundedRectangle, tube } from '../studio/shapes';
import { drawTexture } from '../studio/texture';
import type { Vec3 } from '../studio/vector';

/** A print hanging free: flat above, its lower edge curling a little towards the viewer. */
export function hangingPrint(
	width: number,
	height: number,
	material: Material,
	placement: Placement,
): SceneObject[] {
	const sheet = surface(
		(u, v) => {
			const low = Math.max(0, 0.32 - v) / 0.32;
			const side = (u - 0.5) * 2;
			return [
				(u - 0.5) * width,
				(v - 0.5) * height,
				0.25 + low ** 2.2 * 2.6 + side * side * 0.16 * (1 - v),
			];
		},
		24,
		48,
	);
	const flat = {
		...sheet,
		local: sheet.uvs.flatMap((_, index) =>
			index % 2 === 0
				? [((sheet.uvs[index] ?? 0) - 0.5) * width, ((sheet.uvs[index + 1] ?? 0) - 0.5) * height, 0]
				: [],
		),
	};
	return [{ geometry: place(flat, placement), material }];
}

/** A strip of oak that clamps the upper edge of a print, with a cord to a nail. */
export function printHanger(width: number, y: number, x = 0): SceneObject[] {
	const oak = wood({ early: '#cfa87c', late: '#98704a', grain: 'x', seed: 31, figure: 0.8 });
	const half = width / 2 + 0.4;
	const nail: Vec3 = [x, y + 9, 0.9];
	const cord = plain('#3b3834');
	return [
		{ geometry: place(box(width + 0.8, 1.7, 1, 0.12), { move: [x, y, 0] }), material: oak },
		{ geometry: tube([[x - half + 1, y + 0.8, 0.5], nail], 0.07, 8), material: cord },
		{ geometry: tube([nail, [x + half - 1, y + 0.8, 0.5]], 0.07, 8), material: cord },
		{
			geometry: place(plate(roundedRectangle(0.5, 0.5, 0.24), 1.2, 0.05), { move: nail }),
			material: plain('#b08d4c', { reflectance: 0.5, roughness: 0.3 }),
		},
	];
}

/** A thin card lying face up at height y. */
async function card(
	svg: string,
	width: number,
	height: number,
	placement: Placement,
): Promise<SceneObject[]> {
	const face = printed(await drawTexture(svg), { fibre: 0.25, reflectance: 0.03, roughness: 0.5 });
	const lying = place(plate(roundedRectangle(width, height, 0.3), 0.07, 0.02), {
		turn: [-90, 0, 0],
	});
	return [{ geometry: place(lying, placement), material: face }];
}

export function pocketCardFront(
	language: 'de' | 'en',
	placement: Placement,
): Promise<SceneObject[]> {
	return card(cardFront(language), 8.5, 5.4, placement);
}

export function pocketCardBack(placement: Placement): Promise<SceneObject[]> {
	return card(cardBack(), 8.5, 5.4, placement);
}

export function giftCard(placement: Placement): Promise<SceneObject[]> {
	return card(giftCardFace(), 8.5, 5.4, placement);
}

/** An open envelope of warm grey paper, its flap to the back. */
export function envelope(placement: Placement): SceneObject[] {
	const paper = blankPaper('#d9cfbe');
	const inside = blankPaper('#c4b8a3');
	const [w, d] = [16.2, 11.4];
	const lift = (u: number) => 0.62 * Math.sin(u * Math.PI) + 0.1;
	const back = surface((u, v) => [(u - 0.5) * w, 0.03, (0.5 - v) * d], 8, 8);
	const front = surface(
		(u, v) => {
			const dip = 1.5 * (1 - Math.abs(u - 0.5) * 2) * v;
			return [(u - 0.5) * w, 0.06 + lift(u) * v, d / 2 - v * (d - 0.4) + dip];
		},
		32,
		12,
	);
	const flap = surface(
		(u, v) => {
			const half = (w / 2) * (1 - v * 0.86);
			return [(u - 0.5) * 2 * half, 0.04 + v * v * 1.8, -d / 2 - v * 6.4];
		},
		16,
		16,
	);
	return [
		{ geometry: place(back, placement), material: inside },
		{ geometry: place(front, placement), material: paper },
		{ geometry: place(flap, placement), material: inside },
	];
}

/** The handbook lying closed, its cover up and the linen spine to the left. */
export async function handbook(placement: Placement): Promise<SceneObject[]> {
	const cover = printed(await drawTexture(handbookCover()), {
		fibre: 0.6,
		reflectance: 0.025,
		roughness: 0.7,
	});
	const [w, d, h] = [14.8, 21, 1.9];
	const lie = (geometry: ReturnType<typeof box>, x: number, y: number) =>
		place(place(geometry, { turn: [-90, 0, 0], move: [x, y, 0] }), placement);
	const linen = weave('#b9aa8c', 0.055);
	return [
		{
			geometry: lie(plate(roundedRectangle(w, d, 0.08), 0.26, 0.07), 0, 0),
			material: plain('#14202e'),
		},
		{
			geometry: lie(plate(roundedRectangle(w - 0.7, d - 0.7, 0.04), h - 0.5, 0.02), 0.1, 0.25),
			material: pageEdges,
		},
		{
			geometry: lie(plate(roundedRectangle(w, d, 0.08), 0.26, 0.07), 0, h - 0.26),
			material: cover,
		},
		{
			geometry: lie(
				plate(roundedRectangle(2.3, d + 0.02, 0.08), h + 0.03, 0.07),
				-w / 2 + 1.05,
				-0.0,
			),
			material: linen,
		},
	];
}

/** The cut edge of a stack of pages. */
const pageEdges: Material = (spot) => {
	plain('#e6dfcf')(spot);
	const leaf = spot.soft
		? 1
		: 0.93 + 0.07 * Math.sin(spot.localZ * 210 + Math.sin(spot.localX * 3) * 0.6);
	spot.r *= leaf;
	spot.g *= leaf;
	spot.b *= leaf;
};

/** The logbook, open flat, its pages rising to the fold. */
export async function openLogbook(placement: Placement): Promise<SceneObject[]> {
	const spread = printed(await drawTexture(logbookSpread()), { fibre: 0.7 });
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
	const cover = place(plate(roundedRectangle(w + 0.7, d + 0.7, 0.3), 0.18, 0.05), {
		turn: [-90, 0, 0],
	});
	return [
		{ geometry: place(pages, placement), material: spread },
		...[...edges, ...sides].map((geometry) => ({
			geometry: place(geometry, placement),
			material: pageEdges,
		})),
		{
			geometry: place(cover, placement),
			material: plain('#4d5a5c', { reflectance: 0.02, roughness: 0.8 }),
		},
	];
}

/** A pencil of 17 cm lying along x. */
export function pencil(placement: Placement): SceneObject[] {
	const along = (geometry: ReturnType<typeof lathe>) =>
		place(place(geometry, { turn: [0, 0, -90] }), placement);
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

/** The shipping box: tray open on the table with its lid leaning behind. Sizes in centimetres. */
export async function shippingBox(
	inner: Vec3,
): Promise<{ tray: SceneObject[]; lid: (placement: Placement) => SceneObject[] }> {
	const [w, h, d] = inner;
	const wall = 0.55;
	const board = cardboard();
	const side = (width: number, depth: number, x: number, z: number): SceneObject => ({
		geometry: place(place(box(width, h, depth, 0.1), { move: [0, 0, -depth / 2] }), {
			move: [x, h / 2, z],
		}),
		material: board,
	});
	const art = `<svg xmlns="http://www.w3.org/2000/svg" width="2640" height="1840" viewBox="0 0 660 460"><rect width="660" height="460" fill="#a98b68"/>${boxLid()}</svg>`;
	const ink = printed(await drawTexture(art), { fibre: 0 });
	const printedBoard: Material = (spot) => {
		cardboard()(spot);
		if (spot.soft || Math.abs(spot.nz) + Math.abs(spot.ny) + Math.abs(spot.nx) === 0) return;
		const { r, g, b } = spot;
		ink(spot);
		// Where the print is as light as the board, the board shows.
		const share = Math.min(Math.max((spot.r - 0.05) / 0.35, 0), 1);
		spot.r = spot.r * (1 - share) + r * share;
		spot.g = spot.g * (1 - share) + g * share;
		spot.b = spot.b * (1 - share) + b * share;
	};
	const bottom = place(box(w + wall * 2, d + wall * 2, 0.4, 0.1), { turn: [-90, 0, 0] });
	return {
		tray: [
			{ geometry: bottom, material: board },
			side(w + wall * 2, wall, 0, d / 2 + wall / 2),
			side(w + wall * 2, wall, 0, -d / 2 - wall / 2),
			side(wall, d, w / 2 + wall / 2, 0),
			side(wall, d, -w / 2 - wall / 2, 0),
		],
		lid(placement) {
			const top = place(plate(roundedRectangle(w + 2.4, d + 2.4, 0.2), 0.5, 0.12), {});
			const rim = 2.6;
			const flapX = (y: number) =>
				place(box(w + 2.4, rim, 0.5, 0.12), { turn: [90, 0, 0], move: [0, y, -rim / 2 + 0.2] });
			const flapY = (x: number) =>
				place(box(rim, d + 2.4, 0.5, 0.12), { turn: [0, 90, 0], move: [x, 0, -rim / 2 + 0.2] });
			return [
				{ geometry: place(top, placement), material: printedBoard },
				...[flapX(d / 2 + 1.2), flapX(-d / 2 - 0.7), flapY(w / 2 + 0.7), flapY(-w / 2 - 1.2)].map(
					(geometry) => ({
						geometry: place(geometry, placement),
						material: board,
					}),
				),
			];
		},
	};
}

/**
 * A print of width × height centimetres on a table: so much of it lies flat from the left, the
 * rest is still rolled up.
 */
export function rolledPrint(
	width: number,
	height: number,
	flat: number,
	material: Material,
	placement: Placement,
): SceneObject[] {
	const loose = 2.9;
	const point = (along: number): [number, number] => {
		if (along <= flat) {
			const lift = Math.max(0, 3 - along) ** 2 * 0.11;
			return [along - flat, lift];
		}
		let angle = 0;
		let travelled = flat;
		let x = 0;
		let y = 0;
		const step = 0.05;
		while (travelled < along) {
			const radius = loose - (travelled - flat) * 0.011;
			angle += step / radius;
			x += Math.cos(angle) * step;
			y += Math.sin(angle) * step;
			travelled += step;
		}
		return [x, y];
	};
	const columns = 260;
	const line = Array.from({ length: columns + 1 }, (_, index) => point((index / columns) * width));
	const at = (u: number): [number, number] => {
		const place = u * columns;
		const index = Math.min(Math.floor(place), columns - 1);
		const [x0, y0] = line[index] ?? [0, 0];
		const [x1, y1] = line[index + 1] ?? [0, 0];
		return [x0 + (x1 - x0) * (place - index), y0 + (y1 - y0) * (place - index)];
	};
	const sheet = surface(
		(u, v) => {
			const [x, y] = at(u);
			return [x, y, (0.5 - v) * height];
		},
		columns,
		6,
	);
	const local = sheet.uvs.flatMap((_, index) =>
		index % 2 === 0
			? [(sheet.uvs[index] ?? 0) * width, (sheet.uvs[index + 1] ?? 0) * height, 0]
			: [],
	);
	const back = blankPaper('#ece5d6');
	const twoSided: Material = (spot) => {
		// The printed side is the upper one where the sheet lies flat, and the inner one of the roll.
		const [x, y] = at(spot.u);
		const [xb, yb] = at(Math.min(spot.u + 0.002, 1));
		const [xa, ya] = at(Math.max(spot.u - 0.002, 0));
		const tangent = [xb - xa, yb - ya];
		const inwards = rotateBack(placement, [-(tangent[1] ?? 0), tangent[0] ?? 0, 0]);
		const isFront =
			inwards[0] * spot.nx + inwards[1] * spot.ny + inwards[2] * spot.nz > 0 ||
			(x === 0 && y === 0);
		if (isFront) material(spot);
		else back(spot);
	};
	return [{ geometry: place({ ...sheet, local }, placement), material: twoSided }];
}

/** A direction of the untouched shape as it points after placing. */
function rotateBack({ turn = [0, 0, 0] }: Placement, direction: Vec3): Vec3 {
	return rotation(turn)(direction);
}
