import type { FrameKey, SizeKey } from '../../catalogue/options';
import { type Region, type RegionKey, regions } from '../../catalogue/regions';
import { type Layout, layoutOf, paperSize } from '../sheet/layout';
import { mapSheet } from '../sheet/map-sheet';
import { barGeometry, type FrameBar, frameBars } from '../studio/frame';
import { mergeGeometries, type Transform, transform } from '../studio/geometry';
import { brushed, plain, wood } from '../studio/materials';
import { litMap } from '../studio/paper';
import type { Material, Scene, SceneObject } from '../studio/scene';
import { box, rectangle, tube } from '../studio/shapes';
import { drawTexture, type Texture } from '../studio/texture';

/** Visible width of a bar in centimetres. */
export const barWidth: Record<FrameKey, number> = { oak: 2.4, black: 2.4, aluminium: 2.3 };
const edges: Record<FrameKey, number> = { oak: 0.12, black: 0.12, aluminium: 0.12 };
const depth = 3.2;
/** How far the paper lies behind the front of the frame. */
const recess = 1.1;

/** See `FramedMapOptions`. */
interface BarLook {
	isNear?: boolean;
	isBold?: boolean;
}

export function barMaterial(
	frame: FrameKey,
	grain: 'x' | 'y',
	seed: number,
	{ isNear = false, isBold = false }: BarLook = {},
): Material {
	if (frame === 'aluminium') {
		// Finer streaks than a pixel would only sparkle.
		const distant = isBold ? { streaks: 26, relief: 0.6 } : {};
		return brushed('#d0d2d4', grain, {
			reflectance: 0.68,
			roughness: 0.26,
			spread: 0.3,
			...distant,
		});
	}
	if (frame === 'black') {
		return wood({ early: '#2a2927', late: '#141414', grain, seed, figure: 0.5, roughness: 0.46 });
	}
	const [early, late] = isBold ? ['#dabf98', '#835930'] : ['#ccae89', '#a3815a'];
	return wood({ early, late, grain, seed, figure: 1, isNear });
}

/** The four bars of a frame with their materials. Sizes outside, in centimetres. */
export function barsOfFrame(
	key: FrameKey,
	width: number,
	height: number,
	look: BarLook = {},
): (FrameBar & { material: Material })[] {
	const bars = frameBars(width, height, barWidth[key], depth, edges[key]);
	return bars.map((bar, index) => ({
		...bar,
		material: barMaterial(key, bar.axis === 0 ? 'x' : 'y', index + 1, look),
	}));
}

/** A frame with its back at z = 0. Sizes outside, in centimetres. */
export function frame(
	key: FrameKey,
	width: number,
	height: number,
	placement: Transform = {},
	look: BarLook = {},
): SceneObject[] {
	const inside = barWidth[key] / 2;
	// A block in each corner keeps light from shining through the joint.
	const blocks = [-1, 1].flatMap((side) =>
		[-1, 1].map((end) =>
			transform(box(inside, inside, depth - 0.3, 0.05), {
				translate: [side * (width / 2 - inside), end * (height / 2 - inside), 0.1],
			}),
		),
	);
	return [
		...barsOfFrame(key, width, height, look).map((bar) => ({
			geometry: transform(barGeometry(bar), placement),
			material: bar.material,
		})),
		{ geometry: transform(mergeGeometries(...blocks), placement), material: plain('#14110d') },
	];
}

interface SheetPrint {
	layout: Layout;
	texture: Texture;
	view?: { x: number; y: number; width: number; height: number };
}

let latest: { key: string; print: SheetPrint } | undefined;

/** Draws a region's sheet so many pixels wide; the one drawn last is kept. */
export async function printSheet(
	region: RegionKey,
	pixels: number,
	view?: SheetPrint['view'],
): Promise<SheetPrint> {
	const key = JSON.stringify([region, pixels, view]);
	if (latest?.key !== key) {
		const layout = layoutOf(regions[region]);
		const texture = await drawTexture(mapSheet(layout, { pixels, view }));
		latest = { key, print: { layout, texture, view } };
	}
	return latest.print;
}

/** How the lights appear: see `litMap`. */
export interface Glow {
	power: number;
	halo: number;
	glare: number;
	spill?: number;
	stain?: number;
	isDiffuse?: boolean;
	lift?: number;
	contrast?: number;
}

/** In daylight the lights are clear points of colour; at night they light the paper around them. */
export const glowByDay: Glow = { power: 2, halo: 0.22, glare: 0.4, stain: 0.8, contrast: 1.9 };
/** The same where a whole map is in view: small pictures of it would lose paler lights. */
export const glowFromAfar: Glow = {
	power: 1.2,
	halo: 0.3,
	glare: 0.08,
	spill: 2,
	stain: 1.2,
	contrast: 2.3,
};
export const glowAtNight: Glow = { power: 2.2, halo: 0.32, glare: 0.4, spill: 11 };

/** The map alone on its wall: lights that fade in the paper, without an edge, and differ. */
export const glowOnWallByDay: Glow = {
	power: 1,
	halo: 0.22,
	glare: 0.1,
	spill: 2,
	stain: 1.2,
	isDiffuse: true,
	lift: 1.06,
	contrast: 2.3,
};
export const glowOnWallAtNight: Glow = {
	power: 1.4,
	halo: 0.46,
	glare: 0.36,
	spill: 16,
	isDiffuse: true,
};

interface FramedMapOptions {
	print: SheetPrint;
	frame: FrameKey;
	glow: Glow;
	/** 60 × 40 cm by default. */
	size?: SizeKey;
	/** Whether the view is so near that the paper's fibres and the wood's pores show. */
	isNear?: boolean;
	/** Whether the bars' grain is stronger, so that it shows in the picture of a whole wall. */
	isBold?: boolean;
	placement?: Transform;
}

/** The larger map shows the same sheet, so much larger: its bars are no wider. */
const enlargement: Record<SizeKey, number> = { '60x40': 1, '90x60': 1.54 };

/** Height outside, in centimetres. */
export function mapHeight(orientation: Region['orientation'], size: SizeKey): number {
	return (paperSize(orientation).height / 10) * enlargement[size] + frameSize;
}

/** What the frame adds to the visible paper, both sides together. */
const frameSize = 4.4;

/** A whole Aerolume about the origin, its back at z = 0. */
export function framedMap({
	print,
	frame: key,
	glow,
	size = '60x40',
	isNear,
	isBold,
	placement = {},
}: FramedMapOptions): SceneObject[] {
	const { layout, texture, view } = print;
	const paper = paperSize(layout.region.orientation);
	const perCentimetre = 10 / enlargement[size];
	const [visibleWidth, visibleHeight] = [paper.width / perCentimetre, paper.height / perCentimetre];
	const width = visibleWidth + frameSize;
	const height = visibleHeight + frameSize;
	const sheet = transform(rectangle(visibleWidth + 0.6, visibleHeight + 0.6), {
		translate: [0, 0, depth - recess],
	});
	const local = { ...sheet, local: [...sheet.positions] };
	const back = transform(rectangle(width - 1, height - 1), { translate: [0, 0, 0.1] });
	return [
		...frame(key, width, height, placement, { isNear, isBold }),
		{
			geometry: transform(local, placement),
			material: litMap({
				texture,
				view,
				sheet: paper,
				perCentimetre,
				lights: layout.lights,
				hasTooth: isNear,
				...glow,
			}),
		},
		{ geometry: transform(back, placement), material: plain('#4a443b') },
	];
}

/** A set of pictures in which only the framed map differs: its bars, joined with blocks, and its sheet. */
export function mapSet(
	place: string,
	region: RegionKey,
	frame: FrameKey,
	map: SceneObject[],
): NonNullable<Scene['set']> {
	const bars = 5;
	return {
		name: `${place}, ${regions[region].orientation}`,
		looks: map.map((object, index) => [object, index < bars ? frame : region]),
	};
}

/** The cable that runs from the lower edge of a map down the wall. */
export function wallCable(x: number, from: number, to: number): SceneObject {
	const drop = from - to;
	const path = Array.from({ length: 40 }, (_, step) => {
		const share = step / 39;
		return [x + Math.sin(share * 3.1) * 0.35, from - drop * share, 0.5] as [number, number, number];
	});
	return { geometry: mergeGeometries(tube(path, 0.17)), material: plain('#d9d3c6') };
}
