/** In drawing units. */
export type Point = readonly [number, number];

/** The points of path data with absolute `M`, `L`, `Q` and `Z` only, one list per subpath. */
export function readPath(path: string): Point[][] {
	return path
		.split('M')
		.filter(Boolean)
		.map((part) => {
			const numbers = (part.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
			const points: Point[] = [];
			for (let index = 0; index + 1 < numbers.length; index += 2) {
				points.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
			}
			return points;
		});
}

/** Simplifies a line: removed points are within `tolerance` of it (Douglas-Peucker). */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
	const first = line[0];
	const last = line.at(-1);
	if (!first || !last || line.length < 3) return [...line];
	let farthest = 0;
	let distance = 0;
	for (let index = 1; index < line.length - 1; index++) {
		const here = distanceTo(line[index] ?? first, first, last);
		if (here > distance) {
			distance = here;
			farthest = index;
		}
	}
	if (distance <= tolerance) return [first, last];
	return [
		...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
		...simplify(line.slice(farthest), tolerance),
	];
}

/** Distance of a point from a line segment. */
function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
	const length = (bx - ax) ** 2 + (by - ay) ** 2;
	const share = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
	const along = Math.min(1, Math.max(0, share));
	return Math.hypot(ax + along * (bx - ax) - x, ay + along * (by - ay) - y);
}

/** Twice the area that a ring encloses. */
export function doubleArea(ring: readonly Point[]): number {
	return Math.abs(
		ring.reduce((sum, [x, y], index) => {
			const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
			return sum + x * nextY - nextX * y;
		}, 0),
	);
}

/** Path data of straight lines with integer coordinates, as short as possible. */
export function straightPath(lines: readonly (readonly Point[])[], closed = false): string {
	return lines
		.map(rounded)
		.filter((line) => line.length > (closed ? 2 : 1))
		.map((line) => `${start(line)}l${steps(line)}${closed ? 'z' : ''}`)
		.join('');
}

/** Path data of smooth curves with integer coordinates, bending towards the points. */
export function softPath(lines: readonly (readonly Point[])[]): string {
	return lines.map((line) => softLine(evenly(line))).join('');
}

function softLine(bends: readonly Point[]): string {
	const middles = bends.slice(1).map((bend, index) => middle(bend, bends[index] ?? bend));
	const [from, bend] = bends;
	const [, to] = middles;
	if (!from || !bend || !to) return '';
	const curve = joined([...minus(bend, from), ...minus(to, from)]);
	return `${start(bends)}q${curve}${middles.length > 2 ? `t${steps(middles.slice(1))}` : ''}`;
}

/**
 * Rounds points to even numbers, so that midpoints are integers. A closed line ends at its start, another one at its
 * last point.
 */
function evenly(line: readonly Point[]): Point[] {
	const bends = rounded(line.map(([x, y]): Point => [x / 2, y / 2])).map(
		([x, y]): Point => [x * 2, y * 2],
	);
	const last = bends.at(-1);
	return last ? [...bends, last] : bends;
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
	return [(ax + bx) / 2, (ay + by) / 2];
}

function minus([ax, ay]: Point, [bx, by]: Point): Point {
	return [ax - bx, ay - by];
}

function rounded(line: readonly Point[]): Point[] {
	return line
		.map(([x, y]): Point => [Math.round(x), Math.round(y)])
		.filter(
			([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1],
		);
}

function start(line: readonly Point[]): string {
	return `M${joined(line[0] ?? [])}`;
}

/** Relative coordinates. */
function steps(line: readonly Point[]): string {
	return joined(
		line.slice(1).flatMap(([x, y], index) => {
			const [fromX, fromY] = line[index] ?? [0, 0];
			return [x - fromX, y - fromY];
		}),
	);
}

/** Joins numbers, with a space only before unsigned ones. */
function joined(numbers: readonly number[]): string {
	return numbers.join(' ').replaceAll(' -', '-');
}
