import { mono } from '../sheet/font';
import { type Geometry, type Transform, transform } from '../studio/geometry';
import { braid, plain } from '../studio/materials';
import { printed } from '../studio/paper';
import type { SceneObject } from '../studio/scene';
import { box, circle, curve, extrude, roundedRectangle, tube } from '../studio/shapes';
import { drawTexture } from '../studio/texture';
import { transformGroup } from '../studio/transform-group';
import type { Vec3 } from '../studio/vector';
import { dark, nickel, type PlugKey, pins, white } from './plugs';

/** A USB-C plug lying along x, its contact side towards +x, the cable leaving at the origin. */
export function usbPlug(placement: Transform): SceneObject[] {
	const along = (geometry: Geometry, x: number) =>
		transform(geometry, { rotate: [0, 90, 0], translate: [x, 0, 0] });
	const grip = along(extrude(roundedRectangle(0.62, 1.12, 0.3), 2.1, 0.12), 0.5);
	const sleeve = along(extrude(circle(0.27, 24), 0.62, 0.08), 0);
	const shell = along(extrude(roundedRectangle(0.27, 0.86, 0.13), 0.68, 0.03), 2.55);
	const mouth = along(extrude(roundedRectangle(0.17, 0.74, 0.08), 0.02, 0.005), 3.225);
	return transformGroup(
		[
			{ geometry: grip, material: white },
			{ geometry: sleeve, material: white },
			{ geometry: shell, material: nickel },
			{ geometry: mouth, material: dark },
		],
		placement,
	);
}

/** The power supply on its side: plug pins towards -x, socket towards +x; it rests on y = 0. */
export function powerSupply(placement: Transform, key: PlugKey = 'eu'): SceneObject[] {
	const body = transform(extrude(roundedRectangle(4, 4.6, 0.9), 5.2, 0.35), {
		rotate: [0, 90, 0],
		translate: [-2.6, 2, 0],
	});
	const seam = transform(extrude(roundedRectangle(4.02, 4.62, 0.9), 0.035, 0.01), {
		rotate: [0, 90, 0],
		translate: [-1.55, 2, 0],
	});
	const socket = transform(extrude(roundedRectangle(0.34, 0.96, 0.16), 0.03, 0.01), {
		rotate: [0, 90, 0],
		translate: [2.595, 2, 0],
	});
	return transformGroup(
		[
			{ geometry: body, material: white },
			{ geometry: seam, material: plain('#9d9a94') },
			{ geometry: socket, material: dark },
			...pins(key),
		],
		placement,
	);
}

const cableRadius = 0.21;

/** A fabric cable along a smooth path. */
export function fabricCable(controlPoints: Vec3[], segmentsPerSpan = 14): SceneObject {
	return {
		geometry: tube(curve(controlPoints, segmentsPerSpan), cableRadius, 20),
		material: braid('#ddd5c5', '#a89f8d', cableRadius),
	};
}

/** Points of a loose coil about the origin, lying on y = 0. */
export function coil(turns: number, radius: number, begin = 0): Vec3[] {
	const points: Vec3[] = [];
	for (let step = 0; step <= turns * 16; step++) {
		const turn = step / 16;
		const angle = begin + turn * 2 * Math.PI;
		const r =
			radius - turn * 0.12 + Math.sin(angle * 0.73 + turn) * 0.3 + Math.sin(angle * 2.1) * 0.08;
		const y = cableRadius + turn * 0.3 + Math.max(0, Math.sin(angle * 1.3)) * 0.08;
		points.push([r * Math.cos(angle), y, r * Math.sin(angle)]);
	}
	return points;
}

function boardSvg(): string {
	const gold = '#c9a55c';
	const trace = '#233441';
	let art = '';
	for (let index = 0; index < 8; index++) {
		const x = 4.4 + index * 7.2;
		const end = 24 + (index - 3.5) * 1.1;
		art += `<path d="M${x} 6.5v${5 + Math.abs(index - 3.5) * 0.9}L${end} 19v5" fill="none" stroke="${trace}" stroke-width=".42"/>`;
		art += `<path transform="translate(${x - 1.1} 9.4)" d="${mono.path(String(index + 1), 1.9)}" fill="#d9d6cc"/>`;
	}
	for (let index = 0; index < 9; index++) {
		art += `<path d="M31 ${24.5 + index * 1.15}h${6 + (index % 3) * 2}l${3 + index * 0.4} ${index * 0.2}h6" fill="none" stroke="${trace}" stroke-width=".3"/>`;
	}
	for (let index = 0; index < 22; index++) {
		art += `<circle cx="${5 + ((index * 17) % 53)}" cy="${13 + ((index * 11) % 22)}" r=".36" fill="${gold}"/>`;
	}
	for (const [x, y] of [
		[2.6, 2.6],
		[59.4, 2.6],
		[2.6, 35.4],
		[59.4, 35.4],
	] as const) {
		art += `<circle cx="${x}" cy="${y}" r="1.9" fill="${gold}"/><circle cx="${x}" cy="${y}" r="1.15" fill="#0a0d10"/>`;
	}
	art += `<path transform="translate(38 34.6)" d="${mono.path('AEROLUME CTRL-2', 1.8)}" fill="#d9d6cc"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="2480" height="1520" viewBox="0 0 62 38"><rect width="62" height="38" fill="#111c26"/>${art}</svg>`;
}

/** The controller board of 62 × 38 mm, lying on y = 0 with its connectors away from the viewer. */
export async function controllerBoard(placement: Transform): Promise<SceneObject[]> {
	const lie = (geometry: Geometry, x: number, z: number, y = 0.16) =>
		transform(geometry, { rotate: [-90, 0, 0], translate: [x, y, z] });
	const art = printed(await drawTexture(boardSvg()), {
		fibre: 0,
		reflectance: 0.04,
		roughness: 0.3,
	});
	const connectors = Array.from({ length: 8 }, (_, index) => -3.1 + 0.44 + index * 0.72);
	const chips = [
		{ x: -0.7, z: 0.75, width: 0.9, depth: 0.9, height: 0.14 },
		{ x: 1.55, z: 0.95, width: 0.6, depth: 0.5, height: 0.13 },
		{ x: 2.45, z: 0.35, width: 0.4, depth: 0.6, height: 0.16 },
	];
	// Scattered parts, none on a chip or on the module.
	const passives = Array.from({ length: 26 }, (_, index) => {
		const x = -2.7 + ((index * 37) % 53) / 10;
		const z = -0.75 + ((index * 23) % 21) / 10;
		return { x, z };
	}).filter(
		({ x, z }) =>
			(Math.abs(x + 2.05) > 0.85 || z < 0) &&
			chips.every(
				(chip) =>
					Math.abs(x - chip.x) > chip.width / 2 + 0.14 ||
					Math.abs(z - chip.z) > chip.depth / 2 + 0.12,
			),
	);
	return transformGroup(
		[
			{
				geometry: lie(extrude(roundedRectangle(6.2, 3.8, 0.2), 0.16, 0.015), 0, 0, 0),
				material: art,
			},
			...connectors.map((x) => ({
				geometry: lie(box(0.6, 0.62, 0.55, 0.04), x, -1.72),
				material: white,
			})),
			...connectors.map((x) => ({
				geometry: lie(box(0.42, 0.34, 0.02, 0.01), x, -1.78, 0.7),
				material: dark,
			})),
			{ geometry: lie(box(1.5, 1.75, 0.26, 0.04), -2.05, 0.72), material: nickel },
			{
				geometry: transform(extrude(roundedRectangle(0.92, 0.32, 0.15), 0.75, 0.02), {
					translate: [0.2, 0.33, 1.35],
				}),
				material: nickel,
			},
			{
				geometry: transform(extrude(roundedRectangle(0.8, 0.2, 0.09), 0.02, 0.005), {
					translate: [0.2, 0.33, 2.1],
				}),
				material: dark,
			},
			...chips.map(({ x, z, width, depth, height }) => ({
				geometry: lie(box(width, depth, height, 0.02), x, z),
				material: dark,
			})),
			...passives.map(({ x, z }, index) => ({
				geometry: lie(box(0.2, 0.1, 0.09, 0.012), x, z),
				material: plain(index % 3 === 0 ? '#8a7558' : '#2a2622', {
					reflectance: 0.04,
					roughness: 0.5,
				}),
			})),
		],
		placement,
	);
}
