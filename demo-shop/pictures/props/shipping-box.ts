import { boxLid } from '../sheet/stationery';
import { type Transform, transform } from '../studio/geometry';
import { cardboard } from '../studio/materials';
import { printed } from '../studio/paper';
import type { Material, SceneObject } from '../studio/scene';
import { box, extrude, roundedRectangle } from '../studio/shapes';
import { drawTexture } from '../studio/texture';
import type { Vec3 } from '../studio/vector';

export async function shippingBox(
	inner: Vec3,
): Promise<{ tray: SceneObject[]; lid: (placement: Transform) => SceneObject[] }> {
	const [w, h, d] = inner;
	const wall = 0.55;
	const board = cardboard();
	const side = (width: number, depth: number, x: number, z: number): SceneObject => ({
		geometry: transform(transform(box(width, h, depth, 0.1), { translate: [0, 0, -depth / 2] }), {
			translate: [x, h / 2, z],
		}),
		material: board,
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
	};
	const bottom = transform(box(w + wall * 2, d + wall * 2, 0.4, 0.1), { rotate: [-90, 0, 0] });
	return {
		tray: [
			{ geometry: bottom, material: board },
			side(w + wall * 2, wall, 0, d / 2 + wall / 2),
			side(w + wall * 2, wall, 0, -d / 2 - wall / 2),
			side(wall, d, w / 2 + wall / 2, 0),
			side(wall, d, -w / 2 - wall / 2, 0),
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
