import { type Region, type RegionKey, regions } from '../../catalogue/regions';
import { type Layout, layoutOf } from '../sheet/layout';
import { codesOn, type Placement } from './codes';
import { crossings } from './edge';

/** Units are half millimetres of the printed sheet, from the top left corner inside its border. */
const unitsPerMillimetre = 2;

/** What the page draws on a sheet: edge, scale, LEDs. */
interface Chart {
	/** In drawing units. */
	width: number;
	height: number;
	/** Degrees between two tick marks on the edge. */
	step: number;
	/** Tick marks between two labels on the upper edge. */
	every: number;
	/** See `crossings`; the right edge is the same as the left one. */
	top: number[];
	bottom: number[];
	left: number[];
	/** Scale bar: kilometres, and its length in drawing units. */
	scale: [kilometres: number, length: number];
	codes: [icao: string, station: number, placement: Placement][];
	/** Two base-36 digits for x and two for y, station by station. */
	places: string;
}

export function chartTable(): Record<RegionKey, Chart> {
	const of = (key: RegionKey) => chartOf(layoutOf(regions[key]));
	return { germany: of('germany'), alps: of('alps'), europe: of('europe'), usa: of('usa') };
}

/** Minimum distance of labels on the upper edge. */
const labelDistance = 56;

function chartOf(layout: Layout): Chart {
	const { map, region, lights } = layout;
	const width = (map.right - map.left) * unitsPerMillimetre;
	const top = crossings(layout, 'top', unitsPerMillimetre);
	const [, first = 0] = top;
	const distance = ((top.at(-1) ?? 0) - first) / (top.length - 2);
	const kilometres = scaleLength(region);
	return {
		width,
		height: (map.bottom - map.top) * unitsPerMillimetre,
		step: region.graticule / 2,
		every: distance * 2 < labelDistance ? 4 : 2,
		top,
		bottom: crossings(layout, 'bottom', unitsPerMillimetre),
		left: crossings(layout, 'left', unitsPerMillimetre),
		scale: [kilometres, Math.round((kilometres / region.projection.widthKm) * width)],
		codes: codesOn(layout),
		places: lights.map(({ x, y }) => digits(x - map.left) + digits(y - map.top)).join(''),
	};
}

function scaleLength({ projection }: Region): number {
	return projection.widthKm < 2000 ? 200 : 1000;
}

function digits(millimetres: number): string {
	return Math.round(millimetres * unitsPerMillimetre)
		.toString(36)
		.padStart(2, '0');
}
