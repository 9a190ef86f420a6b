import { spotHeights } from '../airports';
import type { Layout } from './layout';

/** One line of equal height, as SVG path data in sheet millimetres. */
interface HeightLine {
	/** Metres above sea level. */
	elevation: number;
	path: string;
}

/** Distance between two points of the height field, in sheet millimetres. */
const cell = 3;

/**
 * A smooth height field through stations and summits: a mean weighted by a bell curve whose width follows
 * the distance to the sixth nearest of them, so that areas with few of them stay smooth.
 */
function heightField(layout: Layout): { columns: number; rows: number; values: Float64Array } {
	const { map, projection } = layout;
	const margin = 80;
	const stations = spotHeights().flatMap(({ latitude, longitude, elevation }) => {
		const [x, y] = projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
		const isNear =
			x > map.left - margin &&
			x < map.right + margin &&
			y > map.top - margin &&
			y < map.bottom + margin;
		return isNear ? [{ x, y, elevation }] : [];
	});
	const spots = [...stations, ...layout.summits];
	const columns = Math.ceil((map.right - map.left) / cell) + 1;
	const rows = Math.ceil((map.bottom - map.top) / cell) + 1;
	const values = new Float64Array(columns * rows);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const x = map.left + column * cell;
			const y = map.top + row * cell;
			const squares = spots.map((spot) => (spot.x - x) ** 2 + (spot.y - y) ** 2);
			const width = Math.max(nthSmallest(squares, 5) * 0.5, 30);
			let weight = 0;
			let sum = 0;
			for (const [index, spot] of spots.entries()) {
				const share = Math.exp(-(squares[index] ?? 0) / width);
				weight += share;
				sum += share * spot.elevation;
			}
			values[row * columns + column] = weight > 0 ? sum / weight : 0;
		}
	}
	return { columns, rows, values };
}

/** The value at `index` of the sorted list, without sorting all of it. */
function nthSmallest(values: number[], index: number): number {
	const smallest = new Array<number>(index + 1).fill(Number.POSITIVE_INFINITY);
	for (const value of values) {
		let place = index;
		if (value >= (smallest[place] ?? 0)) continue;
		while (place > 0 && value < (smallest[place - 1] ?? 0)) {
			smallest[place] = smallest[place - 1] ?? 0;
			place--;
		}
		smallest[place] = value;
	}
	return smallest[index] ?? 0;
}

/** The lines of the given heights, traced through the field by marching squares. */
export function heightLines(layout: Layout, elevations: number[]): HeightLine[] {
	const { columns, rows, values } = heightField(layout);
	const at = (column: number, row: number) => values[row * columns + column] ?? 0;
	return elevations.map((elevation) => {
		const segments: [string, string][] = [];
		const points = new Map<string, [number, number]>();
		const crossing = (c0: number, r0: number, c1: number, r1: number) => {
			const share = (elevation - at(c0, r0)) / (at(c1, r1) - at(c0, r0));
			const key = `${c0},${r0},${c1},${r1}`;
			points.set(key, [
				layout.map.left + (c0 + (c1 - c0) * share) * cell,
				layout.map.top + (r0 + (r1 - r0) * share) * cell,
			]);
			return key;
		};
		for (let row = 0; row < rows - 1; row++) {
			for (let column = 0; column < columns - 1; column++) {
				const above = [
					at(column, row) > elevation,
					at(column + 1, row) > elevation,
					at(column + 1, row + 1) > elevation,
					at(column, row + 1) > elevation,
				];
				const edges: string[] = [];
				if (above[0] !== above[1]) edges.push(crossing(column, row, column + 1, row));
				if (above[1] !== above[2]) edges.push(crossing(column + 1, row, column + 1, row + 1));
				if (above[3] !== above[2]) edges.push(crossing(column, row + 1, column + 1, row + 1));
				if (above[0] !== above[3]) edges.push(crossing(column, row, column, row + 1));
				for (let index = 0; index + 1 < edges.length; index += 2) {
					segments.push([edges[index] ?? '', edges[index + 1] ?? '']);
				}
			}
		}
		return { elevation, path: joinSegments(segments, points) };
	});
}

/** Joins segments that share a crossing into long smooth curves. */
function joinSegments(segments: [string, string][], points: Map<string, [number, number]>): string {
	const neighbours = new Map<string, string[]>();
	for (const [a, b] of segments) {
		neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
		neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
	}
	const visited = new Set<string>();
	const trace = (start: string) => {
		const line = [start];
		visited.add(start);
		for (let here = start; ; ) {
			const next = neighbours.get(here)?.find((key) => !visited.has(key));
			if (!next) return line;
			visited.add(next);
			line.push(next);
			here = next;
		}
	};
	const ends = [...neighbours].filter(([, list]) => list.length === 1).map(([key]) => key);
	let path = '';
	for (const start of [...ends, ...neighbours.keys()]) {
		if (visited.has(start)) continue;
		const line = trace(start);
		if (line.length < 8) continue;
		path += smoothPath(line.map((key) => points.get(key) ?? [0, 0]));
	}
	return path;
}

/** Quadratic curves through the midpoints of the line. */
function smoothPath(line: [number, number][]): string {
	const format = ([x, y]: [number, number]) => `${x.toFixed(2)} ${y.toFixed(2)}`;
	const first = line[0] ?? [0, 0];
	let path = `M${format(first)}`;
	for (let index = 1; index < line.length - 1; index++) {
		const point = line[index] ?? first;
		const next = line[index + 1] ?? first;
		path += `Q${format(point)} ${format([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
	}
	return path;
}
