import { geoGraticule, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import fine from 'world-atlas/countries-10m.json' with { type: 'json' };
import coarse from 'world-atlas/countries-50m.json' with { type: 'json' };
import type { RegionKey } from '../../catalogue/regions';
import { lakesOf } from '../sheet/lakes';
import { type Layout, scaleOf } from '../sheet/layout';
import { heightLines } from '../sheet/terrain';
import { doubleArea, type Point, readPath, simplify, softPath, straightPath } from './lines';

/** Tolerance of simplified outlines, in the drawing's units; Europe has the longest coast. */
const tolerances: Record<RegionKey, number> = { germany: 1.4, alps: 1.4, europe: 2, usa: 1.4 };

/** Units of the drawing: quarter millimetres of the printed sheet. */
const perMillimetre = 4;

/** Elevations of contour lines, in metres. */
const elevations: Record<RegionKey, number[]> = {
	germany: [
		25, 50, 100, 150, 200, 250, 300, 400, 500, 600, 700, 850, 1000, 1250, 1500, 1750, 2000, 2500,
	],
	alps: [100, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500],
	europe: [100, 200, 300, 400, 600, 800, 1000, 1250, 1500, 2000, 2500],
	usa: [100, 200, 300, 400, 600, 800, 1000, 1250, 1500, 1750, 2000, 2500],
};

/** ISO 3166 number of a sheet's main country; the others are tinted. */
const subjects: Partial<Record<RegionKey, string>> = { germany: '276', usa: '840' };

/** In the detailed file one island of the Maldives has the wrong winding order, and would fill every sheet. */
const inverted = '462';

/** Tints of the print, strong because they are printed thin. */
const colours = { line: '#3a464d', sea: '#4aa6cc', neighbour: '#c68a20' };

/**
 * The print of a region's sheet: an image on paper by day, and by its opacities a mask at night.
 * Outlines are Natural Earth's (public domain, from world-atlas).
 */
export function chartSvg(layout: Layout): string {
	const { region, map, projection } = layout;
	const tolerance = tolerances[region.key];
	const near = scaleOf(region) === 'near';
	const topology = near ? fine : coarse;
	const path = geoPath(projection);
	const draw = (geometry: Parameters<typeof path>[0]) =>
		readPath(path(geometry) ?? '').map((line) => line.map((point) => onMap(layout, point)));
	const countries = topology.objects.countries;
	if (!countries) throw new Error('world-atlas has no countries');
	const outline = (geometry: Parameters<typeof path>[0]) =>
		straightPath(
			draw(geometry)
				.map((ring) => simplify([...ring, ring[0] ?? [0, 0]], tolerance).slice(0, -1))
				.filter((ring) => doubleArea(ring) > 45 * tolerance ** 2),
			true,
		);
	const land = (isWanted: (id: unknown) => boolean) =>
		outline(merge(topology, countriesWhere(countries, isWanted)));
	const coast = land((id) => id !== inverted) + outline(lakesOf(region.key));
	const subject = subjects[region.key];
	const home = subject ? land((id) => id === subject) : '';
	const borders = straightPath(
		draw(mesh(topology, countries, (a, b) => a !== b)).map((line) => simplify(line, tolerance)),
	);
	const step = region.graticule;
	const grid = straightPath(
		draw(geoGraticule().step([step, step]).precision(0.5)()).map((line) => simplify(line, 0.6)),
	);
	const heights = (isMain: boolean) =>
		softPath(
			heightLines(
				layout,
				elevations[region.key].filter((metres) => (metres % 500 === 0) === isMain),
			)
				.flatMap(({ path: line }) => readPath(line))
				.map((line) => line.map((point) => onMap(layout, point)))
				.map((line) => simplify(controls(line), 2.2))
				.filter((line) => line.length > 5),
		);
	const width = (map.right - map.left) * perMillimetre;
	const height = (map.bottom - map.top) * perMillimetre;
	const sheet = `M0 0h${width}v${height}H0z`;
	const line = 'vector-effect="non-scaling-stroke" stroke-width';
	const bands = [46, 30, 17, 8].map((reach) => `<use href="#c" stroke-width="${reach}"/>`).join('');
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${region.title}</title><defs>`,
		`<path id="c" d="${coast}"/><clipPath id="l"><use href="#c" clip-rule="evenodd"/></clipPath>`,
		`<clipPath id="s"><path d="${sheet}${coast}" clip-rule="evenodd"/></clipPath></defs>`,
		`<g clip-path="url(#s)"><path d="${sheet}" fill="${colours.sea}" opacity=".3"/>`,
		`<g fill="none" stroke="${colours.line}" stroke-linejoin="round" stroke-opacity=".07">${bands}</g></g>`,
		'<g clip-path="url(#l)">',
		home
			? `<path d="${sheet}${home}" fill="${colours.neighbour}" fill-rule="evenodd" opacity=".22"/>`
			: '',
		`<g fill="none" stroke="${colours.line}" stroke-opacity=".24"><path ${line}=".5" d="${heights(false)}"/>`,
		`<path ${line}=".8" d="${heights(true)}"/></g></g>`,
		`<g fill="none" stroke="${colours.line}" stroke-linejoin="round"><path stroke-opacity=".35" ${line}=".6" d="${grid}"/>`,
		`<path ${line}=".9" stroke-dasharray="7 2 2 2" d="${borders}"/><use href="#c" ${line}="1"/></g></svg>\n`,
	].join('');
}

/** Millimetres of the sheet to drawing units. */
function onMap({ map }: Layout, [x, y]: Point): Point {
	return [(x - map.left) * perMillimetre, (y - map.top) * perMillimetre];
}

/** Control points of a curve whose data alternates between control points and midpoints. */
function controls(line: readonly Point[]): Point[] {
	return line.filter((_, index) => index === 0 || index % 2 === 1);
}

function countriesWhere(countries: object, isWanted: (id: unknown) => boolean): { type: string }[] {
	if (!('geometries' in countries) || !Array.isArray(countries.geometries)) {
		throw new Error('world-atlas has no geometries');
	}
	return countries.geometries.filter(({ id }) => isWanted(id));
}
