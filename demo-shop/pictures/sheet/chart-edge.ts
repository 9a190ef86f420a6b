import { mono } from './font';
import type { Layout } from './layout';
import { ink } from './palette';

interface Crossing {
	/** Along the edge, in sheet millimetres. */
	at: number;
	degrees: number;
}

type Side = 'top' | 'bottom' | 'left' | 'right';

/** Where the meridians (or parallels) of a spacing meet one side of the map. */
function crossings(layout: Layout, side: Side, spacing: number): Crossing[] {
	const { map, projection } = layout;
	const horizontal = side === 'top' || side === 'bottom';
	const from = horizontal ? map.left : map.top;
	const to = horizontal ? map.right : map.bottom;
	const degreesAt = (at: number) => {
		const point = projection.invert(horizontal ? [at, map[side]] : [map[side], at]) ?? [0, 0];
		return horizontal ? point[0] : point[1];
	};
	const found: Crossing[] = [];
	const step = 0.25;
	for (let at = from; at < to; at += step) {
		const here = degreesAt(at) / spacing;
		const next = degreesAt(at + step) / spacing;
		if (Math.floor(here) === Math.floor(next)) continue;
		const whole = Math.max(Math.floor(here), Math.floor(next));
		found.push({ at: at + (step * (whole - here)) / (next - here), degrees: whole * spacing });
	}
	return found;
}

function label(degrees: number, horizontal: boolean): string {
	const hemisphere = horizontal ? (degrees < 0 ? 'W' : 'E') : degrees < 0 ? 'S' : 'N';
	return `${String(Math.abs(degrees)).padStart(horizontal ? 3 : 2, '0')}°${degrees === 0 ? '' : hemisphere}`;
}

/** The border of a chart: two lines with a scale of alternating bars between them, and degrees. */
export function chartEdge(layout: Layout): string {
	const { map, region } = layout;
	const gap = 1.4;
	const sides: Side[] = ['top', 'bottom', 'left', 'right'];
	let svg = '';
	for (const side of sides) {
		const horizontal = side === 'top' || side === 'bottom';
		const outward = side === 'top' || side === 'left' ? -1 : 1;
		const edge = map[side];
		const fine = crossings(layout, side, region.graticule / 2);
		const stops = [horizontal ? map.left : map.top, ...fine.map((c) => c.at)];
		stops.push(horizontal ? map.right : map.bottom);
		for (let index = 0; index + 1 < stops.length; index++) {
			const degrees =
				fine[index]?.degrees ?? (fine[index - 1]?.degrees ?? 0) + region.graticule / 2;
			if (Math.round((degrees / region.graticule) * 2) % 2 === 0) continue;
			const from = stops[index] ?? 0;
			const length = (stops[index + 1] ?? 0) - from;
			const across = outward < 0 ? edge - gap : edge;
			svg += horizontal
				? `<rect x="${from.toFixed(2)}" y="${across + 0.25}" width="${length.toFixed(2)}" height="${gap - 0.5}" fill="${ink.line}"/>`
				: `<rect y="${from.toFixed(2)}" x="${across + 0.25}" height="${length.toFixed(2)}" width="${gap - 0.5}" fill="${ink.line}"/>`;
		}
		for (const { at, degrees } of crossings(layout, side, region.graticule)) {
			const text = label(degrees, horizontal);
			const size = 2.1;
			const half = mono.width(text, size) / 2;
			const from = horizontal ? map.left : map.top;
			const to = horizontal ? map.right : map.bottom;
			if (at - half < from + 2 || at + half > to - 2) continue;
			const middle = edge + outward * (gap + 2);
			const turn = horizontal ? '' : ` rotate(${side === 'left' ? -90 : 90})`;
			const place = horizontal
				? `${at} ${middle + size * 0.36}`
				: `${middle + (side === 'left' ? 1 : -1) * size * 0.36} ${at}`;
			svg += `<path transform="translate(${place})${turn} translate(${-half} 0)" d="${mono.path(text, size)}" fill="${ink.soft}"/>`;
		}
	}
	const frame = (offset: number, width: number) =>
		`<rect x="${map.left - offset}" y="${map.top - offset}" width="${map.right - map.left + offset * 2}" height="${map.bottom - map.top + offset * 2}" fill="none" stroke="${ink.line}" stroke-width="${width}"/>`;
	return svg + frame(0, 0.22) + frame(gap, 0.42);
}
