import { addQuad, addVertex, emptyGeometry, type Geometry } from './geometry';
import type { Vec2, Vec3 } from './vector';

/** A bar of a frame, cut along the mitre at both ends. Lengths in centimetres. */
export interface FrameBar {
	/** Axis of the bar: 0 is x, 1 is y. */
	axis: 0 | 1;
	/** Side of the frame on the other axis. */
	side: 1 | -1;
	/** Cross-section in the middle of the bar, from the wall outside to the wall inside. */
	section: SectionPoint[];
}

interface SectionPoint {
	position: Vec3;
	normal: Vec3;
	/** Distance from the outer edge of the frame. */
	inwards: number;
	/** Distance along the bar to the mitre. */
	end: number;
}

interface ProfilePoint {
	/** From the outer edge inwards, and from the wall forwards. */
	at: Vec2;
	normal: Vec2;
}

/** Profile of a bar with edges rounded by `edge`, from the wall outside to the wall inside. */
function profileOf(width: number, depth: number, edge: number): ProfilePoint[] {
	const steps = 5;
	const arc = (cx: number, cy: number, from: number): ProfilePoint[] =>
		Array.from({ length: steps + 1 }, (_, step) => {
			const angle = from - (step / steps) * (Math.PI / 2);
			const normal: Vec2 = [Math.cos(angle), Math.sin(angle)];
			return { at: [cx + normal[0] * edge, cy + normal[1] * edge], normal };
		});
	return [
		{ at: [0, 0], normal: [-1, 0] },
		...arc(edge, depth - edge, Math.PI),
		...arc(width - edge, depth - edge, Math.PI / 2),
		{ at: [width, 0], normal: [1, 0] },
	];
}

/** Top, bottom, left and right. */
const bars: Pick<FrameBar, 'axis' | 'side'>[] = [
	{ axis: 0, side: 1 },
	{ axis: 0, side: -1 },
	{ axis: 1, side: -1 },
	{ axis: 1, side: 1 },
];

/**
 * The four bars of a frame about the origin in the xy plane, its back at z = 0, facing z: top, bottom, left and
 * right. Sizes in centimetres, measured outside.
 */
export function frameBars(
	width: number,
	height: number,
	barWidth: number,
	depth: number,
	edge: number,
): FrameBar[] {
	const profile = profileOf(barWidth, depth, edge);
	return bars.map(({ axis, side }) => {
		const [length, distance] = axis === 0 ? [width, height] : [height, width];
		const vector = (across: number, z: number): Vec3 =>
			axis === 0 ? [0, across, z] : [across, 0, z];
		const section = profile.map(({ at: [inwards, forwards], normal }) => ({
			position: vector(side * (distance / 2 - inwards), forwards),
			normal: vector(-side * normal[0], normal[1]),
			inwards,
			end: length / 2 - inwards,
		}));
		return { axis, side, section };
	});
}

/**
 * The mesh of a bar, open towards the wall; each bar is its own, since grain follows the bar. It is drawn back by `gap`
 * at the mitre, so that the joint can be seen.
 */
export function barGeometry({ axis, side, section }: FrameBar, gap = 0.003): Geometry {
	const geometry = emptyGeometry();
	const rows = section.map(({ position, normal, inwards, end }) =>
		[-(end - gap), end - gap].map((along) => {
			const at: Vec3 = [...position];
			at[axis] = along;
			return addVertex(geometry, at, normal, [along, inwards]);
		}),
	);
	const isClockwise = (axis === 0) !== (side === 1);
	for (const [index, [a = 0, b = 0]] of rows.entries()) {
		const [d, c] = rows[index + 1] ?? [];
		if (d === undefined || c === undefined) break;
		if (isClockwise) addQuad(geometry, a, d, c, b);
		else addQuad(geometry, a, b, c, d);
	}
	return geometry;
}
