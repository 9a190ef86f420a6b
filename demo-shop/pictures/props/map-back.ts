import type { FrameKey } from '../../catalogue/options';
import { regions } from '../../catalogue/regions';
import { typePlate } from '../sheet/labels';
import { layoutOf } from '../sheet/layout';
import { mergeGeometries, surface, type Transform, transform } from '../studio/geometry';
import { cardboard, plain } from '../studio/materials';
import { printed } from '../studio/paper';
import type { SceneObject } from '../studio/scene';
import { box, circle, extrude, lathe, rectangle, roundedRectangle } from '../studio/shapes';
import { drawTexture } from '../studio/texture';
import { transformGroup } from '../studio/transform-group';
import type { Vec3 } from '../studio/vector';
import { controllerBoard, usbPlug } from './electronics';
import { barMaterial, barWidth, frame } from './framed-map';
import { ledChain } from './led-chain';
import { polished, rail } from './mounting';
import { brass, dark } from './plugs';

/** Seen from behind: x to the right, y up, z towards the viewer, the wall side of the frame at z = 0; in centimetres. */
const fromBehind: Transform = { rotate: [0, 180, 0] };

/** The frame from behind, 60 × 40 cm, its bars closed by mitred faces. */
export function frameFromBehind(key: FrameKey, placement: Transform): SceneObject[] {
	const [w, h, bar] = [30, 20, barWidth[key]];
	const face = (along: (u: number, v: number) => Vec3) => surface(along, 1, 1);
	const horizontal = (side: number) =>
		face((u, v) => [(u - 0.5) * 2 * (w - bar * v), side * (h - bar * v), 0]);
	const vertical = (side: number) =>
		face((u, v) => [side * (w - bar * v), (u - 0.5) * 2 * (h - bar * v), 0]);
	return transformGroup(
		[
			...transformGroup(frame(key, 60, 40), fromBehind),
			...[1, -1].map((side) => ({
				geometry: horizontal(side),
				material: barMaterial(key, 'x', 5 + side),
			})),
			...[1, -1].map((side) => ({
				geometry: vertical(side),
				material: barMaterial(key, 'y', 8 + side),
			})),
			...[-20, 20].flatMap((x) =>
				[-18.7, 18.7].flatMap((y) => [
					{
						geometry: transform(extrude(circle(0.34, 32), 0.02, 0.004), { translate: [x, y, 0] }),
						material: brass,
					},
					{
						geometry: transform(extrude(circle(0.2, 24), 0.02, 0.002), {
							translate: [x, y, 0.004],
						}),
						material: dark,
					},
				]),
			),
		],
		placement,
	);
}

/** A screw with a round head and a hexagonal socket, its thread along -z. */
export function machineScrew(placement: Transform): SceneObject[] {
	const upright: Transform = { rotate: [90, 0, 0] };
	const thread = Array.from({ length: 14 }, (_, turn): [number, number] => [
		turn % 2 ? 0.2 : 0.165,
		-1.2 + turn * 0.085,
	]);
	const head = lathe(
		[
			[0.36, 0],
			[0.38, 0.08],
			[0.34, 0.2],
			[0.24, 0.27],
			[0, 0.28],
		],
		40,
	);
	return transformGroup(
		[
			{
				geometry: transform(mergeGeometries(lathe([[0, -1.22], ...thread], 24), head), upright),
				material: polished,
			},
			{
				geometry: transform(extrude(circle(0.16, 6), 0.012, 0.002), { translate: [0, 0, 0.275] }),
				material: dark,
			},
		],
		placement,
	);
}

/** The four brackets that hold board and frame together, a screw in each. */
function brackets(y: number): SceneObject[] {
	const tab = extrude(roundedRectangle(1.5, 3.6, 0.3), 0.1, 0.02);
	return [-20, 20].flatMap((x) =>
		[1, -1].flatMap((side) => [
			{ geometry: transform(tab, { translate: [x, side * y, 0.02] }), material: polished },
			...machineScrew({ translate: [x, side * (y + 0.9), 0.1] }),
		]),
	);
}

/** Cable outlet: a recess in the lower edge with the socket, and the plug in it. */
function outlet(x: number): SceneObject[] {
	return [
		{
			geometry: transform(extrude(roundedRectangle(3.4, 5.4, 0.4), 0.02, 0.005), {
				translate: [x, -14.4, -0.47],
			}),
			material: dark,
		},
		{
			geometry: transform(box(1, 2.6, 0.03, 0.01), { translate: [x, -18.8, 0.005] }),
			material: dark,
		},
		...usbPlug({ rotate: [0, 0, 90], translate: [x, -15.6, -0.12] }),
	];
}

/** A whole map from behind: board, brackets, type plate, rail and the plug of its cable at x. */
export async function mapFromBehind(
	key: FrameKey,
	plugX: number,
	placement: Transform,
): Promise<SceneObject[]> {
	const label = printed(await drawTexture(typePlate()), { fibre: 0.4 });
	return transformGroup(
		[
			...frameFromBehind(key, {}),
			{
				geometry: transform(rectangle(55.6, 35.6), { translate: [0, 0, -0.5] }),
				material: cardboard('#9d8a70'),
			},
			...brackets(17.6),
			...rail({ rotate: [90, 0, 0], translate: [0, 10.6, -0.48] }),
			{
				geometry: transform(rectangle(9, 5.6), { translate: [-18.5, -11.6, -0.47] }),
				material: label,
			},
			...outlet(plugX),
		],
		placement,
	);
}

/** Lights in chains of ten, one beside the other, each from the lower edge upwards. */
function chains(lights: [number, number][]): [number, number][][] {
	const byColumn = [...lights].sort(([a], [b]) => a - b);
	return Array.from({ length: Math.ceil(lights.length / 10) }, (_, index) =>
		byColumn.slice(index * 10, index * 10 + 10).sort(([, a], [, b]) => b - a),
	);
}

/** A map of the Alps lying face down on y = 0 with its board taken off: chains of LEDs and controller. */
export async function openMap(key: FrameKey, placement: Transform): Promise<SceneObject[]> {
	const layout = layoutOf(regions.alps);
	const [boardX, boardZ] = [1, 14.4];
	// From millimetres of the sheet to centimetres from its middle, seen from behind.
	const lights = layout.lights.map(({ x, y }): [number, number] => [
		(layout.width / 2 - x) / 10,
		(y - layout.height / 2) / 10 - 1.2,
	]);
	const wiring = chains(lights).flatMap((chain, index) => {
		const socket = boardX - 1.94 + index * 0.72;
		const [firstX, firstZ] = chain[0] ?? [0, 0];
		return ledChain(
			chain.map(([x, z]): Vec3 => [x, 2, z]),
			{},
			[
				[socket, 2.2, boardZ - 1.8],
				[socket, 2.1, boardZ - 2.6],
				[(socket + firstX) / 2, 2, (boardZ - 3 + firstZ) / 2 + 1],
			],
		);
	});
	return transformGroup(
		[
			...frameFromBehind(key, { rotate: [-90, 0, 0], translate: [0, 3.2, 0] }),
			{
				geometry: transform(rectangle(55.8, 35.8), {
					rotate: [-90, 0, 0],
					translate: [0, 1.98, 0],
				}),
				material: plain('#cdc4b3'),
			},
			...wiring,
			...(await controllerBoard({ translate: [boardX, 2, boardZ] })),
		],
		placement,
	);
}
