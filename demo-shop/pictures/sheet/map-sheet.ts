import { geoGraticule, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import fine from 'world-atlas/countries-10m.json' with { type: 'json' };
import coarse from 'world-atlas/countries-50m.json' with { type: 'json' };
import type { RegionKey } from '../../catalogue/regions';
import type { SheetScale } from '../airports';
import { chartEdge } from './chart-edge';
import { mono } from './font';
import { lakesOf } from './lakes';
import { type Layout, scaleOf } from './layout';
import { ink, paper } from './palette';
import { heightLines } from './terrain';
import { titleStrip } from './title-strip';

/** ISO 3166 number of the country that a sheet is about; its neighbours are a shade darker. */
const subject: Partial<Record<RegionKey, string>> = { germany: '276', usa: '840' };

/** In the 10m file an island of the Maldives is wound the wrong way, and would flood every sheet. */
const inverted = '462';

const elevations: Record<SheetScale, number[]> = {
	near: [
		25, 50, 75, 100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1250, 1500,
		1750, 2000, 2250, 2500, 2750, 3000, 3500,
	],
	far: [
		50, 100, 150, 200, 250, 300, 400, 500, 600, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000,
	],
};

/** Where a code is printed beside its light: to the right unless another light is there. */
function codePlacement(layout: Layout, index: number): { x: number; y: number; anchor: number } {
	const light = layout.lights[index];
	if (!light) return { x: 0, y: 0, anchor: 0 };
	const isFree = (x0: number, x1: number, y0: number, y1: number) =>
		light.x + x0 > layout.map.left + 1 &&
		light.x + x1 < layout.map.right - 1 &&
		layout.lights.every((other) => {
			const dx = other.x - light.x;
			const dy = other.y - light.y;
			return other === light || dx < x0 - 2.6 || dx > x1 + 2.6 || dy < y0 - 2.6 || dy > y1 + 2.6;
		});
	if (isFree(3, 8.4, -1, 1)) return { x: light.x + 3.3, y: light.y + 0.58, anchor: 0 };
	if (isFree(-8.4, -3, -1, 1)) return { x: light.x - 3.3, y: light.y + 0.58, anchor: 1 };
	if (isFree(-2.6, 2.6, 2.8, 5)) return { x: light.x, y: light.y + 5, anchor: 0.5 };
	return { x: light.x, y: light.y - 3.4, anchor: 0.5 };
}

const METRES_PER_FOOT = 0.3048;

/** Height of an airport's code in millimetres. */
const CODE_SIZE = 1.6;

function codes(layout: Layout): string {
	return layout.lights
		.map((light, index) => {
			const { x, y, anchor } = codePlacement(layout, index);
			const left = x - mono.width(light.icao, CODE_SIZE) * anchor;
			return `<path transform="translate(${left.toFixed(2)} ${y.toFixed(2)})" d="${mono.path(light.icao, CODE_SIZE)}" fill="${ink.code}"/>`;
		})
		.join('');
}

/** A fine ring with four ticks for each airport, its middle left free for the light. */
function rings(layout: Layout): string {
	return layout.lights
		.map(
			({ x, y }) =>
				`<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})"><circle r="2.3" fill="${paper.land}" stroke="${ink.line}" stroke-width=".2"/><path d="M0-2.3v-.55M0 2.3v.55M2.3 0h.55M-2.3 0h-.55" stroke="${ink.line}" stroke-width=".2"/></g>`,
		)
		.join('');
}

/** A small triangle and the height, where no light is in the way. */
function summitMarks({ region, summits, lights }: Layout): string {
	const unit = region.units === 'us' ? METRES_PER_FOOT : 1;
	return summits
		.filter(({ x, y }) =>
			lights.every((light) => Math.abs(light.x - x - 2) > 8 || Math.abs(light.y - y) > 4),
		)
		.map(
			({ x, y, elevation }) =>
				`<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})"><path d="M0-.9.85.6H-.85Z" fill="${ink.height}"/><path transform="translate(1.5 .65)" d="${mono.path(String(Math.round(elevation / unit)), 1.8)}" fill="${ink.soft}"/></g>`,
		)
		.join('');
}

/** Lines that follow the coast out to sea and thin out, as engravers drew them. */
function waterLines(coast: string): string {
	return [11, 8.2, 5.8, 3.8, 2.2, 1]
		.map((distance, index) => {
			const opacity = 0.35 + index * 0.1;
			return `<path d="${coast}" fill="none" stroke="${paper.waterline}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="${distance}"/><path d="${coast}" fill="none" stroke="${paper.sea}" stroke-width="${distance - 0.26}"/>`;
		})
		.join('');
}

interface SheetOptions {
	/** Part of the sheet in millimetres; the whole sheet by default. */
	view?: { x: number; y: number; width: number; height: number };
	/** Width of the picture in pixels. */
	pixels: number;
}

/** The printed sheet of a region as SVG: a chart on paper, without its lights. */
export function mapSheet(layout: Layout, { view, pixels }: SheetOptions): string {
	const { region, map, projection, width, height } = layout;
	const scale = scaleOf(region);
	const topology = scale === 'near' ? fine : coarse;
	const countries = topology.objects.countries;
	if (!countries) throw new Error('world-atlas has no countries');
	const path = geoPath(projection);
	const land =
		path(
			feature(
				topology,
				only(countries, (id) => id !== inverted),
			),
		) ?? '';
	const lakes = path(lakesOf(region.key)) ?? '';
	const coast = `${path(mesh(topology, countries, (a, b) => a === b)) ?? ''}${lakes}`;
	const borders = path(mesh(topology, countries, (a, b) => a !== b)) ?? '';
	const grid =
		path(geoGraticule().step([region.graticule, region.graticule]).precision(0.5)()) ?? '';
	const fineGrid =
		path(
			geoGraticule()
				.step([region.graticule / 2, region.graticule / 2])
				.precision(0.5)(),
		) ?? '';
	const center = subject[region.key]
		? (path(
				feature(
					topology,
					only(countries, (id) => id === subject[region.key]),
				),
			) ?? '')
		: '';
	const lines = heightLines(layout, elevations[scale])
		.map(
			({ elevation, path: line }) =>
				`<path d="${line}" stroke-width="${elevation % 500 === 0 ? 0.26 : 0.15}"/>`,
		)
		.join('');
	const part = view ?? { x: 0, y: 0, width, height };
	const box = `x="${map.left}" y="${map.top}" width="${map.right - map.left}" height="${map.bottom - map.top}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${Math.round((pixels * part.height) / part.width)}" viewBox="${part.x} ${part.y} ${part.width} ${part.height}">
<defs><clipPath id="map"><rect ${box}/></clipPath><clipPath id="land"><path d="${land}${lakes}" clip-rule="evenodd"/></clipPath></defs>
<rect width="${width}" height="${height}" fill="${paper.sheet}"/>
<g clip-path="url(#map)" stroke-linejoin="round">
<rect ${box} fill="${paper.sea}"/>
${waterLines(coast)}
<path d="${land}${lakes}" fill="${center ? paper.neighbour : paper.land}" fill-rule="evenodd"/>
${center ? `<path d="${center}" fill="${paper.land}" clip-path="url(#land)"/>` : ''}
<g clip-path="url(#land)" fill="none" stroke="${ink.height}" stroke-opacity=".8">${lines}</g>
<path d="${fineGrid}" fill="none" stroke="${ink.graticule}" stroke-opacity=".5" stroke-width=".12"/>
<path d="${grid}" fill="none" stroke="${ink.graticule}" stroke-opacity=".8" stroke-width=".2"/>
<path d="${coast}" fill="none" stroke="${ink.line}" stroke-width=".34"/>
<path d="${borders}" fill="none" stroke="${ink.border}" stroke-opacity=".22" stroke-width="2.4"/>
<path d="${borders}" fill="none" stroke="${ink.line}" stroke-opacity=".8" stroke-width=".3" stroke-dasharray="2.4 .7 .5 .7"/>
${summitMarks(layout)}${rings(layout)}${codes(layout)}
</g>
${chartEdge(layout)}${titleStrip(layout)}
</svg>`;
}

function only(countries: object, isWanted: (id: unknown) => boolean): { type: string } {
	if (!('geometries' in countries) || !Array.isArray(countries.geometries)) {
		throw new Error('world-atlas has no geometries');
	}
	const geometries = countries.geometries.filter((country) => isWanted(country.id));
	return { type: 'GeometryCollection', ...{ geometries } };
}
