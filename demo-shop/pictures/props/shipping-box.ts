import { boxLid } from '../sheet/stationery';
import { type Transform, transform } from '../studio/geometry';
import { bend, cardboard } from '../studio/materials';
import { layeredNoise, noise } from '../studio/noise';
import { printed } from '../studio/paper';
import type { Material, SceneObject } from '../studio/scene';
import { box, extrude, roundedRectangle } from '../studio/shapes';
import { drawTexture } from '../studio/texture';
import type { Vec3 } from '../studio/vector';

/** Distance of two waves inside the board, in centimetres. */
const flute = 0.72;

/** Corrugated board of a thickness along local z; its cut edges at local y = ±`half` show the wave between its sheets. */
function corrugated(thickness: number, half: number): Material {
	const board = cardboard();
	return (point) => {
		board(point);
		if (point.soft) return;
		const { localX: x, localY: y, localZ: z } = point;
		if (half - Math.abs(y) > 0.06) {
			bend(point, Math.sin((x / flute) * 2 * Math.PI) * 0.014, 0, 0);
			return;
		}
		const across = z / thickness;
		const wave = 0.5 + 0.32 * Math.sin((x / flute) * 2 * Math.PI + noise(x * 0.4, 3) * 3);
		const paper = Math.max(
			1 - Math.min(across, 1 - across) / 0.13,
			1.3 - Math.abs(across - wave) / (0.1 + 0.1 * noise(x * 2, 7)),
		);
		const tone = 0.34 + 0.86 * Math.min(Math.max(paper, 0), 1);
		point.r *= tone;
		point.g *= tone;
		point.b *= tone;
	};
}

export async function shippingBox(
	inner: Vec3,
): Promise<{ tray: SceneObject[]; lid: (placement: Transform) => SceneObject[] }> {
	const [w, h, d] = inner;
	const wall = 0.55;
	const board = cardboard();
	const cut = corrugated(wall, h / 2);
	const side = (width: number, depth: number, x: number, z: number): SceneObject => ({
		geometry: transform(transform(box(width, h, depth, 0.1), { translate: [0, 0, -depth / 2] }), {
			translate: [x, h / 2, z],
		}),
		material: cut,
	});
	const end = (x: number): SceneObject => ({
		geometry: transform(box(d, h, wall, 0.1), {
			rotate: [0, 90, 0],
			translate: [x - wall / 2, h / 2, 0],
		}),
		material: cut,
	});
	const art = `<svg xmlns="http://www.w3.org/2000/svg" width="2640" height="1840" viewBox="0 0 660 460"><rect width="660" height="460" fill="#a98b68"/>${boxLid()}</svg>`;
	const ink = printed(await drawTexture(art), { fibre: 0 });
	const printedBoard: Material = (point) => {
		cardboard()(point);
		if (point.soft || Math.abs(point.nz) + Math.abs(point.ny) + Math.abs(point.nx) === 0) return;
		const { r, g, b } = point;
		ink(point);
		// Where the print is as light as the board, the board shows.
		const share = Math.min(Math.max((point.r - 0.05) / 0.35, 0), 1);
		point.r = point.r * (1 - share) + r * share;
		point.g = point.g * (1 - share) + g * share;
		point.b = point.b * (1 - share) + b * share;
		// The waves inside show through, and hands and stacks left their marks.
		const sway = layeredNoise(point.localX * 0.05, point.localY * 0.05, 4, 2) - 0.5;
		bend(
			point,
			Math.sin((point.localX / flute) * 2 * Math.PI) * 0.012 + sway * 0.12,
			sway * 0.06,
			0,
		);
	};
	const bottom = transform(box(w + wall * 2, d + wall * 2, 0.4, 0.1), { rotate: [-90, 0, 0] });
	return {
		tray: [
			{ geometry: bottom, material: board },
			side(w + wall * 2, wall, 0, d / 2 + wall / 2),
			side(w + wall * 2, wall, 0, -d / 2 - wall / 2),
			end(w / 2 + wall / 2),
			end(-w / 2 - wall / 2),
		],
		lid(placement) {
			const top = transform(extrude(roundedRectangle(w + 2.4, d + 2.4, 0.2), 0.5, 0.12), {});
			const rim = 2.6;
			const flapX = (y: number) =>
				transform(box(w + 2.4, rim, 0.5, 0.12), {
					rotate: [90, 0, 0],
					translate: [0, y, -rim / 2 + 0.2],
				});
			const flapY = (x: number) =>
				transform(box(rim, d + 2.4, 0.5, 0.12), {
					rotate: [0, 90, 0],
					translate: [x, 0, -rim / 2 + 0.2],
				});
			return [
				{ geometry: transform(top, placement), material: printedBoard },
				...[flapX(d / 2 + 1.2), flapX(-d / 2 - 0.7), flapY(w / 2 + 0.7), flapY(-w / 2 - 1.2)].map(
					(geometry) => ({
						geometry: transform(geometry, placement),
						material: board,
					}),
				),
			];
		},
	};
}
