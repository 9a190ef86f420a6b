import { layeredNoise, random } from '../studio/noise';
import { type CloudShape, cells, heap, threads, tower, veil } from './cloud-shapes';
import { mono, sans, sansBold } from './font';

/** The ten cloud genera, each dotted at its height, as SVG; 356 × 556 mm like the portrait maps. */

const width = 356;
const height = 556;
const chalk = '#e9e6da';
/** Sheet millimetres for 0 ft and for 40,000 ft. */
const ground = 486;
const ceiling = 74;
const topFeet = 40_000;

interface Genus {
	name: string;
	/** Middle of the cloud, in sheet millimetres and feet. */
	x: number;
	feet: number;
	halfWidth: number;
	halfHeight: number;
	shape: CloudShape;
}

function yOf(feet: number): number {
	return ground - ((ground - ceiling) * feet) / topFeet;
}

const genera: Genus[] = [
	{
		name: 'Cirrus',
		x: 100,
		feet: 35_500,
		halfWidth: 62,
		halfHeight: 22,
		shape: threads(62, 20, 5),
	},
	{
		name: 'Cirrocumulus',
		x: 104,
		feet: 29_800,
		halfWidth: 60,
		halfHeight: 15,
		shape: cells(58, 14, 4.6, 1.6, 6),
	},
	{
		name: 'Cirrostratus',
		x: 104,
		feet: 24_600,
		halfWidth: 66,
		halfHeight: 13,
		shape: veil(60, 11, 1.1, -0.12, 7),
	},
	{
		name: 'Altocumulus',
		x: 102,
		feet: 19_000,
		halfWidth: 62,
		halfHeight: 21,
		shape: cells(58, 19, 9.5, 1.7, 8),
	},
	{
		name: 'Altostratus',
		x: 104,
		feet: 13_400,
		halfWidth: 66,
		halfHeight: 13,
		shape: veil(60, 11, 2.4, 0.1, 9),
	},
	{
		name: 'Nimbostratus',
		x: 104,
		feet: 8_900,
		halfWidth: 68,
		halfHeight: 19,
		shape: veil(60, 14, 1.6, 0.34, 10),
	},
	{
		name: 'Stratocumulus',
		x: 104,
		feet: 5_400,
		halfWidth: 64,
		halfHeight: 11,
		shape: cells(58, 9.5, 12, 2.5, 11),
	},
	{
		name: 'Stratus',
		x: 104,
		feet: 2_300,
		halfWidth: 68,
		halfHeight: 7,
		shape: veil(62, 5, 1.2, 0.16, 12),
	},
	{
		name: 'Cumulus',
		x: 204,
		feet: 3_600,
		halfWidth: 26,
		halfHeight: 18,
		shape: heap(19, 20, 12, 34, 13),
	},
	{ name: 'Cumulonimbus', x: 272, feet: 18_400, halfWidth: 68, halfHeight: 136, shape: tower(14) },
];

/** Dots as in an engraving: dense where the cloud is thick and lit. */
function stipple({ x, feet, halfWidth, halfHeight, shape }: Genus, seed: number): string {
	const middle = yOf(feet);
	const dots: string[] = [];
	const spacing = 0.5;
	const columns = Math.ceil((halfWidth * 2) / spacing);
	const rows = Math.ceil((halfHeight * 2) / spacing);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const dx = (column + random(column, row, seed)) * spacing - halfWidth;
			const dy = (row + random(column, row, seed + 90)) * spacing - halfHeight;
			const density = shape(dx, dy);
			if (density <= 0 || random(column, row, seed + 7) > density) continue;
			const size = (0.1 + 0.2 * random(column, row, seed + 3) * density).toFixed(2);
			dots.push(`M${(x + dx).toFixed(2)} ${(middle + dy).toFixed(2)}h${size}v${size}h-${size}Z`);
		}
	}
	return `<path d="${dots.join('')}" fill="${chalk}" stroke="${chalk}" stroke-width=".12" stroke-linejoin="round"/>`;
}

function scale(): string {
	let svg = `<path d="M24 ${ceiling - 8}V${ground}M332 ${ceiling - 8}V${ground}" stroke="${chalk}" stroke-width=".22" opacity=".55"/>`;
	for (let feet = 0; feet <= topFeet; feet += 1000) {
		const y = yOf(feet);
		const long = feet % 5000 === 0;
		svg += `<path d="M24 ${y}h${long ? 4 : 1.8}M332 ${y}h-${long ? 4 : 1.8}" stroke="${chalk}" stroke-width=".22" opacity=".7"/>`;
		if (!long) continue;
		const left = String(feet);
		svg += `<path transform="translate(${22 - mono.width(left, 3)} ${y + 1})" d="${mono.path(left, 3)}" fill="${chalk}" opacity=".75"/>`;
		svg += `<path transform="translate(334 ${y + 1})" d="${mono.path(String(Math.round(feet * 0.3048)), 3)}" fill="${chalk}" opacity=".75"/>`;
		svg += `<path d="M30 ${y}H326" stroke="${chalk}" stroke-width=".12" opacity=".2" stroke-dasharray=".6 2.4"/>`;
	}
	return svg;
}

/** The whole chart, or a part of it in millimetres, so many pixels wide. */
export function cloudChart(pixels: number, view = { x: 0, y: 0, width, height }): string {
	const clouds = genera
		.map((genus, index) => {
			const labelY = yOf(genus.feet) + genus.halfHeight + 4;
			const left = genus.x - sans.width(genus.name, 3.9, { tracking: 0.04 }) / 2;
			return `${stipple(genus, index + 4)}<path transform="translate(${left.toFixed(1)} ${labelY.toFixed(1)})" d="${sans.path(genus.name, 3.9, { tracking: 0.04 })}" fill="${chalk}"/>`;
		})
		.join('');
	const hills = Array.from({ length: 90 }, (_, step) => {
		const x = 24 + (step * 308) / 89;
		return `${x.toFixed(1)} ${(ground + 1 - Math.max(0, layeredNoise(step * 0.09, 2, 3, 4) - 0.42) * 12).toFixed(1)}`;
	}).join('L');
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${Math.round((pixels * view.height) / view.width)}" viewBox="${view.x} ${view.y} ${view.width} ${view.height}"><rect width="${width}" height="${height}" fill="#14202e"/>${scale()}<path d="M${hills}" fill="none" stroke="${chalk}" stroke-width=".35"/>${clouds}
<path transform="translate(23.4 40)" d="${sansBold.path('NUBES', 15, { tracking: 0.22 })}" fill="${chalk}"/>
<path transform="translate(24 50)" d="${sans.path('X GENERA', 4.4, { tracking: 0.2 })}" fill="${chalk}" opacity=".75"/>
<path transform="translate(24 ${ground + 14})" d="${mono.path('ft', 3)}" fill="${chalk}" opacity=".75"/><path transform="translate(${332 - mono.width('m', 3)} ${ground + 14})" d="${mono.path('m', 3)}" fill="${chalk}" opacity=".75"/></svg>`;
}
