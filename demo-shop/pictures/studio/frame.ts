import { addPoint, addQuad, emptyGeometry, type Geometry } from './geometry';
import type { Vec2, Vec3 } from './vector';

/** The four bars of a frame, joined on the mitre; each its own shape, since grain follows the bar. */
interface FrameBars {
	top: Geometry;
	bottom: Geometry;
	left: Geometry;
	right: Geometry;
}

interface ProfilePoint {
	/** From the outer edge inwards, and from the wall forwards. */
	at: Vec2;
	normal: Vec2;
}

/** Section of a bar with edges rounded by `edge`, walked from the wall outside to the wall inside. */
function section(width: number, depth: number, edge: number): ProfilePoint[] {
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

/**
 * A frame about the origin in the xy plane, its back at z = 0, facing z. Sizes in centimetres,
 * measured outside. Each bar is drawn back by `gap` at the mitre, so that the joint can be seen.
 */
export function frameBars(
	width: number,
	height: number,
	barWidth: number,
	depth: number,
	edge: number,
	gap = 0.003,
): FrameBars {
	const profile = section(barWidth, depth, edge);
	const build = (
		place: (along: number, inwards: number, forwards: number) => Vec3,
		turn: (inwards: number, forwards: number) => Vec3,
		half: number,
		flip: boolean,
	) => {
		const geometry = emptyGeometry();
		const rows = profile.map(({ at: [inwards, forwards], normal }) => {
			const end = half - inwards - gap;
			return [-end, end].map((along) =>
				addPoint(geometry, place(along, inwards, forwards), turn(normal[0], normal[1]), [
					along,
					inwards,
				]),
			) as [number, number];
		});
		for (let index = 0; index + 1 < rows.length; index++) {
			const [a, b] = rows[index] ?? [0, 0];
			const [d, c] = rows[index + 1] ?? [0, 0];
			if (flip) addQuad(geometry, a, d, c, b);
			else addQuad(geometry, a, b, c, d);
		}
		return geometry;
	};
	const [w, h] = [width / 2, height / 2];
	return {
		top: build(
			(along, inwards, z) => [along, h - inwards, z],
			(i, f) => [0, -i, f],
			w,
			false,
		),
		bottom: build(
			(along, inwards, z) => [along, inwards - h, z],
			(i, f) => [0, i, f],
			w,
			true,
		),
		left: build(
			(along, inwards, z) => [inwards - w, along, z],
			(i, f) => [i, 0, f],
			h,
			false,
		),
		right: build(
			(along, inwards, z) => [w - inwards, along, z],
			(i, f) => [-i, 0, f],
			h,
			true,
		),
	};
}
