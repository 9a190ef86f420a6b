import type { Lens } from './camera';
import { gatherLight, gatherSun, lightChannels } from './light-at';
import { createShadingPoint, type PreparedScene } from './prepared-scene';

/** Writes the light at a point with a normal: see `lightChannels`. */
type ReadLight = (
	x: number,
	y: number,
	z: number,
	nx: number,
	ny: number,
	nz: number,
	out: Float64Array,
) => void;

/** Light on all that the camera sees, sampled on a coarse grid and interpolated. */
export interface LightField {
	read: ReadLight;
	/** A faster approximation for points that the camera does not see, as in reflections. */
	readRoughly: ReadLight;
}

interface Grid {
	columns: number;
	rows: number;
	/** Position and normal of each cell, six values; a zero normal where nothing is. */
	places: Float32Array;
	light: Float32Array;
}

const closenessChannel = 5;

interface FieldQuality {
	columns: number;
	rows: number;
	samples: number;
	fineContacts?: boolean;
}

export function createLightField(
	prepared: PreparedScene,
	lens: Lens,
	quality: FieldQuality,
): LightField {
	const { columns, rows, samples } = quality;
	const places = new Float32Array(columns * rows * 6);
	const light = new Float32Array(columns * rows * lightChannels);
	const [ox, oy, oz] = lens.position;
	const toward = { x: 0, y: 0, z: 0 };
	const gathered = new Float64Array(lightChannels);
	const point = createShadingPoint();
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const cell = row * columns + column;
			lens.aim((column + 0.5) / columns, (row + 0.5) / rows, toward);
			if (!prepared.traceAndShade(ox, oy, oz, toward.x, toward.y, toward.z, point)) continue;
			const { nx, ny, nz } = prepared.last;
			places.set([point.x, point.y, point.z, nx, ny, nz], cell * 6);
			const { x, y, z } = point;
			gatherLight(prepared, x, y, z, nx, ny, nz, samples, cell, gathered, 0);
			// In a corner the smoothing reaches less far: more samples instead.
			if ((gathered[closenessChannel] as number) > 0.2) {
				gatherLight(prepared, x, y, z, nx, ny, nz, samples * 3, cell + columns * rows, gathered, 0);
			}
			light.set(gathered, cell * lightChannels);
		}
	}
	const edges = prepared.lighting.sun?.isFine ? shadowEdges(light, columns, rows) : undefined;
	const grid = smooth(smooth(smooth({ columns, rows, places, light }, 1), 2), 4);
	return createReader(prepared, lens, grid, quality, edges);
}

/** Cells near which the sun's share changes, before it is smoothed. */
function shadowEdges(light: Float32Array, columns: number, rows: number): Uint8Array {
	const edges = new Uint8Array(columns * rows);
	const sunAt = (cell: number) => light[cell * lightChannels] as number;
	const reach = 2;
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const here = sunAt(row * columns + column);
			for (let r = Math.max(row - reach, 0); r <= Math.min(row + reach, rows - 1); r++) {
				for (let c = Math.max(column - reach, 0); c <= Math.min(column + reach, columns - 1); c++) {
					if (Math.abs(sunAt(r * columns + c) - here) > 0.04) edges[row * columns + column] = 1;
				}
			}
		}
	}
	return edges;
}

/**
 * How much one cell knows about a point: less with another normal or off the point's plane, nothing beyond
 * `1 / limit` centimetres.
 */
function kinship(
	places: Float32Array,
	cell: number,
	x: number,
	y: number,
	z: number,
	nx: number,
	ny: number,
	nz: number,
	limit = 0,
): number {
	const at = cell * 6;
	const facing =
		(places[at + 3] as number) * nx +
		(places[at + 4] as number) * ny +
		(places[at + 5] as number) * nz;
	if (facing < 0.85) return 0;
	const dx = (places[at] as number) - x;
	const dy = (places[at + 1] as number) - y;
	const dz = (places[at + 2] as number) - z;
	const off = Math.abs(dx * nx + dy * ny + dz * nz);
	const apart = Math.sqrt(dx * dx + dy * dy + dz * dz);
	return (
		Math.max(0, 1 - off / (0.02 + apart * 0.25)) * facing ** 8 * Math.max(0, 1 - apart * limit)
	);
}

/** Distance of a cell's place to the nearer of its neighbours, in the row or in the column: the larger one. */
function apartFromNext(places: Float32Array, cell: number, columns: number): number {
	const to = (other: number) =>
		Math.hypot(
			...[0, 1, 2].map((axis) => (places[cell * 6 + axis] ?? 0) - (places[other * 6 + axis] ?? 0)),
		);
	return Math.max(
		Math.min(to(cell - 1), to(cell + 1)),
		Math.min(to(cell - columns), to(cell + columns)),
	);
}

/** One pass of an edge-keeping blur over a 5 × 5 neighbourhood with gaps of `step` cells. */
function smooth({ columns, rows, places, light }: Grid, step: number): Grid {
	const result = new Float32Array(light.length);
	const kernel = [0.0625, 0.25, 0.375, 0.25, 0.0625];
	const sums = new Float64Array(lightChannels);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const cell = row * columns + column;
			const at = cell * 6;
			const x = places[at] as number;
			const y = places[at + 1] as number;
			const z = places[at + 2] as number;
			const nx = places[at + 3] as number;
			const ny = places[at + 4] as number;
			const nz = places[at + 5] as number;
			let total = 0;
			let sunTotal = 0;
			sums.fill(0);
			const sunHere = light[cell * lightChannels] as number;
			// Shadows where two things touch are as narrow as the things are near.
			const limit = Math.min(
				(light[cell * lightChannels + closenessChannel] as number) * 0.8,
				// The grid cannot draw shadows narrower than its cells: they would be a row of dots.
				0.4 / apartFromNext(places, cell, columns),
			);
			for (let dr = -2; dr <= 2; dr++) {
				const r = row + dr * step;
				if (r < 0 || r >= rows) continue;
				for (let dc = -2; dc <= 2; dc++) {
					const c = column + dc * step;
					if (c < 0 || c >= columns) continue;
					const other = r * columns + c;
					const weight =
						(kernel[dr + 2] as number) *
						(kernel[dc + 2] as number) *
						kinship(places, other, x, y, z, nx, ny, nz, limit);
					if (weight <= 0) continue;
					total += weight;
					const from = other * lightChannels;
					// Keeps the sun's edges sharp: only cells with similar sunlight are mixed.
					const unlike = Math.abs((light[from] as number) - sunHere);
					const sunWeight = weight * Math.max(0, 1 - unlike * 4);
					sunTotal += sunWeight;
					sums[0] = (sums[0] as number) + sunWeight * (light[from] as number);
					for (let channel = 1; channel < lightChannels; channel++) {
						sums[channel] = (sums[channel] as number) + weight * (light[from + channel] as number);
					}
				}
			}
			const to = cell * lightChannels;
			if (total <= 0) {
				result.set(light.subarray(to, to + lightChannels), to);
				continue;
			}
			result[to] = sunTotal > 0 ? (sums[0] as number) / sunTotal : sunHere;
			for (let channel = 1; channel < lightChannels; channel++) {
				result[to + channel] = (sums[channel] as number) / total;
			}
		}
	}
	return { columns, rows, places, light: result };
}

function createReader(
	prepared: PreparedScene,
	lens: Lens,
	grid: Grid,
	{ samples, fineContacts }: FieldQuality,
	edges?: Uint8Array,
): LightField {
	const { columns, rows, places, light } = grid;
	const screen = new Float64Array(2);
	const room = new Float64Array(3);
	let seed = 0;
	/** How far the cells that were read last disagree about the sun. */
	let sunSpread = 0;
	/** Width of the cell that was read last, in distances to what is near; 0 without fine contacts. */
	let contact = 0;
	/** Whether the sun's share is to be taken at the point itself. */
	let isAtEdge = false;

	/** Reads from the cells around the point, if any of them knows it. */
	const find = (
		x: number,
		y: number,
		z: number,
		nx: number,
		ny: number,
		nz: number,
		out: Float64Array,
	): boolean => {
		if (!lens.project(x, y, z, screen)) return false;
		const column = (screen[0] as number) * columns - 0.5;
		const row = (screen[1] as number) * rows - 0.5;
		if (!(column > -2 && column < columns + 1 && row > -2 && row < rows + 1)) return false;
		const c0 = Math.floor(column);
		const r0 = Math.floor(row);
		// First the four cells around the point, then a wider ring.
		for (let ring = 0; ring < 2; ring++) {
			out.fill(0);
			let total = 0;
			let leastSun = 1;
			let mostSun = 0;
			for (let r = r0 - ring; r <= r0 + 1 + ring; r++) {
				if (r < 0 || r >= rows) continue;
				const down = Math.abs(row - r);
				for (let c = c0 - ring; c <= c0 + 1 + ring; c++) {
					if (c < 0 || c >= columns) continue;
					const across = Math.abs(column - c);
					const near = Math.max(1 + ring - down, 0) * Math.max(1 + ring - across, 0);
					const cell = r * columns + c;
					const weight = near * kinship(places, cell, x, y, z, nx, ny, nz);
					if (weight <= 0) continue;
					total += weight;
					const sun = light[cell * lightChannels] as number;
					if (sun < leastSun) leastSun = sun;
					if (sun > mostSun) mostSun = sun;
					for (let channel = 0; channel < lightChannels; channel++) {
						out[channel] =
							(out[channel] as number) + weight * (light[cell * lightChannels + channel] as number);
					}
				}
			}
			if (total < 0.02) continue;
			sunSpread = mostSun - leastSun;
			if (edges) {
				const nearRow = Math.min(Math.max(Math.round(row), 0), rows - 1);
				const nearColumn = Math.min(Math.max(Math.round(column), 0), columns - 1);
				isAtEdge = edges[nearRow * columns + nearColumn] === 1;
			}
			if (fineContacts) {
				const nearest = Math.max(0, Math.round(row)) * columns + Math.max(0, Math.round(column));
				contact =
					((out[closenessChannel] as number) / total) * apartFromNext(places, nearest, columns);
			}
			for (let channel = 0; channel < lightChannels; channel++)
				out[channel] = (out[channel] as number) / total;
			return true;
		}
		return false;
	};

	return {
		read(x, y, z, nx, ny, nz, out) {
			if (find(x, y, z, nx, ny, nz, out)) {
				if (contact > 0.1) {
					// Two things touch: the shadow is narrower than the cells.
					gatherLight(prepared, x, y, z, nx, ny, nz, samples * 4, ++seed, out, 0);
				} else if (isAtEdge) {
					out[0] = gatherSun(prepared, x, y, z, nx, ny, nz, 24, ++seed);
				} else if (sunSpread > 0.25) {
					// A sharp edge of a shadow runs between the cells: the grid would show it in steps.
					out[0] = gatherSun(prepared, x, y, z, nx, ny, nz, 12, ++seed);
				}
				return;
			}
			// Too thin or too hidden for the grid: gather here.
			const rays = edges ? Math.round(samples * 1.5) : Math.max(12, samples >> 1);
			gatherLight(prepared, x, y, z, nx, ny, nz, rays, ++seed, out, 0);
		},
		readRoughly(x, y, z, nx, ny, nz, out) {
			if (find(x, y, z, nx, ny, nz, out)) return;
			prepared.environment(nx, ny, nz, room);
			out.fill(0);
			for (let channel = 0; channel < 3; channel++)
				out[channel + 2] = (room[channel] as number) * 0.7;
		},
	};
}
