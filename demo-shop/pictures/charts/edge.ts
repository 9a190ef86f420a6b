import type { Layout } from '../sheet/layout';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/**
 * Where the graticule and the lines halfway between cross one side of the map: the number of the first line, counted
 * in half steps from zero degrees, then the positions in drawing units. Numbers rise along top and bottom, and fall
 * along left and right.
 */
export function crossings(layout: Layout, side: Side, unitsPerMillimetre: number): number[] {
	const { map, projection, region } = layout;
	const horizontal = side === 'top' || side === 'bottom';
	const from = horizontal ? map.left : map.top;
	const to = horizontal ? map.right : map.bottom;
	const half = region.graticule / 2;
	const numberAt = (at: number) => {
		const point = projection.invert(horizontal ? [at, map[side]] : [map[side], at]) ?? [0, 0];
		return (horizontal ? point[0] : point[1]) / half;
	};
	const found: number[] = [];
	const step = 0.25;
	for (let at = from; at < to; at += step) {
		const here = numberAt(at);
		const next = numberAt(at + step);
		if (Math.floor(here) === Math.floor(next)) continue;
		const whole = Math.max(Math.floor(here), Math.floor(next));
		if (found.length === 0) found.push(whole);
		const place = at + (step * (whole - here)) / (next - here) - from;
		found.push(Math.round(place * unitsPerMillimetre));
	}
	return found;
}
