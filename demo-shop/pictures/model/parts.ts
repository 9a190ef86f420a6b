import type { FrameKey } from '../../catalogue/options';
import type { Region } from '../../catalogue/regions';
import { barsOfFrame, barWidth } from '../props/framed-map';
import { type Layout, paperSize } from '../sheet/layout';
import {
	addQuad,
	addVertex,
	emptyGeometry,
	type Geometry,
	mergeGeometries,
	transform,
} from '../studio/geometry';
import type { Material } from '../studio/scene';
import { circle, extrude, rectangle, roundedRectangle } from '../studio/shapes';
import { cross, dot, subtract, type Vec2, type Vec3 } from '../studio/vector';

/** Outside of the frame in centimetres, as it hangs. */
function outsideOf({ orientation }: Region): { width: number; height: number } {
	return orientation === 'portrait' ? { width: 40, height: 60 } : { width: 60, height: 40 };
}

/** z of paper and back board in centimetres; 0 is the wall side of the frame. */
const paperAt = 2.1;
const boardAt = 0.5;

/** Radius of a light, and its distance in front of the paper (avoids z-fighting), in centimetres. */
const lightRadius = 0.19;
const lightOffset = 0.015;

/** One bar of the frame. All bars share a texture; each has one horizontal strip of it. */
export interface Bar {
	material: Material;
	/** Axis of the bar: 0 is x, 1 is y. */
	axis: 0 | 1;
	/** Closed cross-section, each point with its arc length from the first, in centimetres. */
	section: { position: Vec3; normal: Vec3; arcLength: number; end: number }[];
	/** Length around the cross-section, in centimetres. */
	perimeter: number;
	/** Length of the frame's longest bar, which is the width of the texture, in centimetres. */
	longest: number;
}

/** The bars of the frame: top, bottom, left and right, closed at the back. */
export function barsOf(region: Region, key: FrameKey): Bar[] {
	const { width, height } = outsideOf(region);
	return barsOfFrame(key, width, height).map(({ axis, section: open, material }) => {
		const first = open[0];
		const last = open.at(-1);
		if (!first || !last) throw new Error('A bar of the frame has no section');
		// The studio leaves the side towards the wall open.
		const normal: Vec3 = [0, 0, -1];
		const closed = [...open, { ...last, normal }, { ...first, normal }];
		let arcLength = 0;
		const section = closed.map((entry, at) => {
			const before = closed[at - 1];
			if (before) arcLength += Math.hypot(...subtract(entry.position, before.position));
			return { ...entry, arcLength };
		});
		return { material, axis, section, perimeter: arcLength, longest: Math.max(width, height) };
	});
}

/** The mesh of a bar; `strip` is its part of the texture, from the top, as fractions of its height. */
export function barMesh(
	{ axis, section, perimeter, longest }: Bar,
	strip: { from: number; to: number },
) {
	const geometry = emptyGeometry();
	const rows = section.map(({ position, normal, arcLength, end }) =>
		[-end, end].map((along) => {
			const at: Vec3 = [...position];
			at[axis] = along;
			const v = strip.from + (strip.to - strip.from) * (arcLength / perimeter);
			return addVertex(geometry, at, normal, [0.5 + along / longest, 1 - v]);
		}),
	);
	for (const [index, [a = 0, b = 0]] of rows.entries()) {
		const [d, c] = rows[index + 1] ?? [];
		if (d !== undefined && c !== undefined) addQuadFacingNormal(geometry, a, b, c, d);
	}
	return geometry;
}

/** Adds a quad, with the winding that matches its normals. */
function addQuadFacingNormal(geometry: Geometry, a: number, b: number, c: number, d: number): void {
	const [pa, pb, pc] = [a, b, c].map((index) => vectorOf(geometry.positions, index)) as Vec3[];
	if (!pa || !pb || !pc) return;
	const face = cross(subtract(pb, pa), subtract(pc, pa));
	if (Math.hypot(...face) < 1e-9) return;
	if (dot(face, vectorOf(geometry.normals, a)) > 0) addQuad(geometry, a, b, c, d);
	else addQuad(geometry, a, d, c, b);
}

function vectorOf(values: number[], index: number): Vec3 {
	return [values[index * 3] ?? 0, values[index * 3 + 1] ?? 0, values[index * 3 + 2] ?? 0];
}

/** The printed paper, its texture from edge to edge. */
export function sheetMesh({ region }: Layout): Geometry {
	const { width, height } = paperSize(region.orientation);
	return transform(rectangle(width / 10, height / 10), { translate: [0, 0, paperAt] });
}

/** One disc for each light of a category. */
export function lightsMesh(layout: Layout, category: Layout['lights'][number]['category']) {
	const outline = circle(lightRadius, 20);
	const discs = layout.lights
		.filter((light) => light.category === category)
		.map(({ x, y }) =>
			disc(outline, [
				(x - layout.width / 2) / 10,
				(layout.height / 2 - y) / 10,
				paperAt + lightOffset,
			]),
		);
	return mergeGeometries(...discs);
}

function disc(outline: Vec2[], [x, y, z]: Vec3): Geometry {
	const geometry = emptyGeometry();
	const center = addVertex(geometry, [x, y, z], [0, 0, 1], [0.5, 0.5]);
	const rim = outline.map(([dx, dy]) =>
		addVertex(geometry, [x + dx, y + dy, z], [0, 0, 1], [0.5, 0.5]),
	);
	for (const [index, vertex] of rim.entries()) {
		geometry.indices.push(center, vertex, rim[(index + 1) % rim.length] ?? vertex);
	}
	return geometry;
}

/** Rotates a shape to face the wall; z in centimetres. */
function toWall(geometry: Geometry, x: number, y: number, z: number): Geometry {
	return transform(geometry, { rotate: [0, 180, 0], translate: [x, y, z] });
}

/** The back: board, rail to hang it by, and the recess through which the cable leaves downwards. */
export function backMeshes(
	region: Region,
	key: FrameKey,
): {
	board: Geometry;
	rail: Geometry;
	socket: Geometry;
	dark: Geometry;
} {
	const { width, height } = outsideOf(region);
	const bottom = -height / 2;
	const [railY, railDepth, outletX] = [height / 2 - 10, 0.3, 3];
	const holes = [-12.5, -4.2, 4.2, 12.5].map((x) =>
		toWall(extrude(roundedRectangle(1.3, 0.56, 0.27), 0.02, 0.005), x, railY, boardAt - railDepth),
	);
	return {
		board: toWall(rectangle(width - 4, height - 4), 0, 0, boardAt),
		rail: toWall(extrude(roundedRectangle(30, 3.2, 0.08), railDepth, 0.06), 0, railY, boardAt),
		socket: toWall(
			extrude(roundedRectangle(1.2, 2, 0.2), 0.2, 0.05),
			outletX,
			bottom + 6.8,
			boardAt,
		),
		dark: mergeGeometries(
			...holes,
			toWall(extrude(roundedRectangle(3.4, 5.4, 0.4), 0.02, 0.005), outletX, bottom + 5.1, boardAt),
			toWall(rectangle(1, barWidth[key]), outletX, bottom + barWidth[key] / 2, -0.01),
		),
	};
}
