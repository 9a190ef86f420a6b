import type { FrameKey } from '../../catalogue/options';
import type { Region } from '../../catalogue/regions';
import { pencil } from '../props/books';
import { frame } from '../props/framed-map';
import { openTube } from '../props/parcels';
import { hangingPrint, printPins, rolledPrint, wireComb } from '../props/prints';
import { sideboard, twigs, vase } from '../props/still-life';
import { calendarSheet, june, weatherDots } from '../sheet/calendar';
import { cloudChart } from '../sheet/cloud-chart';
import { layoutOf, paperSize } from '../sheet/layout';
import { mapSheet } from '../sheet/map-sheet';
import { surface, transform } from '../studio/geometry';
import { plaster } from '../studio/materials';
import { printed } from '../studio/paper';
import type { Material, Scene, SceneObject } from '../studio/scene';
import { rectangle } from '../studio/shapes';
import { drawTexture } from '../studio/texture';
import { CHART_CONTRAST, PRINT_WALL } from './prints';
import { oakTop, onTable } from './table';
import { day } from './wall';

/** What a print shows: a region's chart, or the clouds. */
export type PrintSubject = Region | 'clouds';

interface Print {
	/** Centimetres. */
	width: number;
	height: number;
	material: Material;
}

async function printOf(subject: PrintSubject, pixels = 2400): Promise<Print> {
	if (subject === 'clouds') {
		const texture = await drawTexture(cloudChart(pixels));
		return { width: 35.6, height: 55.6, material: printed(texture, { fibre: 0.7 }) };
	}
	const { width, height } = paperSize(subject.orientation);
	const texture = await drawTexture(mapSheet(layoutOf(subject), { pixels }));
	const material = printed(texture, { contrast: CHART_CONTRAST });
	return { width: width / 10, height: height / 10, material };
}

const wall = (hex: string): SceneObject => ({
	geometry: rectangle(600, 400),
	material: plaster(hex),
});

/** A print in an exchange frame, above a sideboard. */
export async function framedPrint(subject: PrintSubject, key: FrameKey): Promise<Scene> {
	const { width, height, material } = await printOf(subject);
	const isPortrait = height > width;
	const y = isPortrait ? 5 : 6;
	const top = -37;
	return {
		objects: [
			wall('#e0ddd8'),
			sideboard(top, 44),
			vase({ translate: [isPortrait ? -40 : -46, top, 17] }),
			...twigs([isPortrait ? -40 : -46, top + 14, 17]),
			...frame(key, width + 4.4, height + 4.4, { translate: [0, y, 0.4] }),
			{
				geometry: transform(rectangle(width + 0.6, height + 0.6), { translate: [0, y, 2.5] }),
				material,
			},
		],
		camera: { position: [-26, 2, 226], target: [-2, -1, 0], angle: 27.5 },
		lighting: day,
		finish: { exposure: 1, vignette: 0.1 },
		width: 1600,
	};
}

/** The lower left corner of a sheet from near: title, edge and the finest lines. */
export async function fineprint(subject: PrintSubject): Promise<Scene> {
	const view = { width: 200, height: 150 };
	const sheet = subject === 'clouds' ? { width: 356, height: 556 } : paperSize(subject.orientation);
	const corner =
		subject === 'clouds'
			? { x: 136, y: 352, ...view }
			: { x: 0, y: sheet.height - view.height, ...view };
	const texture = await drawTexture(
		subject === 'clouds'
			? cloudChart(3600, corner)
			: mapSheet(layoutOf(subject), { pixels: 3600, view: corner }),
	);
	const curl = surface((u, v) => [(u - 0.5) * 20, (1 - v) ** 6 * 0.5, (0.5 - v) * 15], 4, 60);
	const flat = { ...curl, local: curl.uvs.flatMap((_, index) => localOf(curl.uvs, index)) };
	return {
		...onTable(
			[
				{
					geometry: transform(flat, { rotate: [0, 4, 0] }),
					material: printed(texture, subject === 'clouds' ? {} : { contrast: 1.6 }),
				},
			],
			{ position: [-5, 11, 14.6], target: [-3.6, 0, 2.5], angle: 43 },
			{ top: oakTop, finish: { focus: { distance: 16.2, blur: 14 }, exposure: 0.72 } },
		),
		width: 1600,
	};
}

/** Fibres lie in the sheet's own plane, however it curls. */
function localOf(uvs: number[], index: number): number[] {
	return index % 2 === 0 ? [(uvs[index] ?? 0) * 20, (uvs[index + 1] ?? 0) * 15, 0] : [];
}

/** Two prints beside each other. */
export async function twoPrints(left: PrintSubject, right: PrintSubject): Promise<Scene> {
	const prints = [await printOf(left, 2000), await printOf(right, 2000)];
	const gap = 9;
	const total = prints.reduce((sum, { width }) => sum + width, gap);
	const middleY = 24 - Math.max(...prints.map(({ height }) => height)) / 2;
	let x = -total / 2;
	const objects = prints.flatMap(({ width, height, material }) => {
		const middle = x + width / 2;
		x += width + gap;
		const y = 24 - height / 2;
		return [
			...hangingPrint(width, height, material, { translate: [middle, y, 0] }),
			...printPins(width, y + height / 2, middle),
		];
	});
	return {
		objects: [wall(PRINT_WALL), ...objects],
		camera: {
			position: [18, middleY, 236],
			target: [0, middleY, 0],
			angle: total > 85 ? 29 : 26,
		},
		lighting: day,
		finish: { exposure: 1, vignette: 0.12 },
		width: 1600,
	};
}

/** A print as it arrives: its tube open, the sheet half unrolled. */
export async function printInTube(subject: Region): Promise<Scene> {
	const { width, height, material } = await printOf(subject);
	return onTable(
		[
			...rolledPrint(width, height, 19, material, { rotate: [0, 46, 0], translate: [-2, 0.05, 9] }),
			...(await openTube(64, { rotate: [0, 58, 0], translate: [19, 0, -12] })),
		],
		{ position: [-2, 46, 62], target: [2, 1, 0.6], angle: 48 },
		{ top: oakTop },
	);
}

async function leaf(): Promise<Material> {
	return printed(await drawTexture(calendarSheet(weatherDots(68, 22, 0.47, 'summer'), june)));
}

/** June, from near: the comb, the curling leaf. */
export async function calendarInJune(): Promise<Scene> {
	const material = await leaf();
	const pages = [0, 1, 2].flatMap((page) =>
		hangingPrint(29.7, 42, material, {
			translate: [page * 0.03, -1.5 - page * 0.02, 0.3 - page * 0.08],
		}),
	);
	return {
		objects: [
			wall('#c5c2bb'),
			...pages,
			wireComb(28.6, { translate: [0, 19.5, 0.6] }),
			sideboard(-26.5, 30),
		],
		camera: { position: [-34, 0, 120], target: [-1, -1.6, 0], angle: 31 },
		lighting: day,
		finish: { exposure: 1.04, vignette: 0.12 },
		width: 1600,
	};
}

/** The comb at the upper edge. */
export async function calendarComb(): Promise<Scene> {
	const material = await leaf();
	const pages = [0, 1, 2, 3].flatMap((page) =>
		hangingPrint(29.7, 42, material, {
			translate: [page * 0.03, -1.5 - page * 0.02, 0.4 - page * 0.08],
		}),
	);
	return {
		objects: [wall('#c5c2bb'), ...pages, wireComb(28.6, { translate: [0, 19.5, 0.6] })],
		camera: { position: [-21, 22, 21], target: [-7.6, 16.4, 0.6], angle: 38 },
		lighting: day,
		finish: { exposure: 1.02, vignette: 0.12, focus: { distance: 25.4, blur: 18 } },
		width: 1600,
	};
}

/** The month lying on a table, a day being marked. */
export async function calendarOnTable(): Promise<Scene> {
	const sheet = surface(
		(u, v) => [(u - 0.5) * 29.7, 0.12 + 0.1 * Math.sin(u * 3), (0.5 - v) * 42],
		8,
		8,
	);
	return {
		...onTable(
			[
				{
					geometry: transform(sheet, { rotate: [0, 10, 0], translate: [0, 0, -6] }),
					material: await leaf(),
				},
				...pencil({ rotate: [0, 128, 0], translate: [9.4, 0.52, 11.6] }),
			],
			{ position: [-1, 30, 27], target: [0, 0, 2.6], angle: 46 },
			{ top: oakTop },
		),
		width: 1600,
	};
}
