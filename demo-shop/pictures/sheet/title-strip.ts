import type { FlightCategory } from '../airports';
import { mono, sans, sansBold } from './font';
import type { Layout } from './layout';
import { ink, legendColors } from './palette';
import { text } from './text';

const grouped = new Intl.NumberFormat('en-US');

function degrees(value: number): string {
	const whole = Math.floor(value);
	return `${whole}°${String(Math.round((value - whole) * 60)).padStart(2, '0')}'N`;
}

/** Shape and colour of each category, so that neither is needed to understand the other. */
function legend(right: number, y: number): string {
	const entries: [FlightCategory, string][] = [
		['VFR', '<circle r="1.25" fill="currentColor"/>'],
		['MVFR', '<rect x="-1.1" y="-1.1" width="2.2" height="2.2" fill="currentColor"/>'],
		['IFR', '<path d="M0-1.45 1.4 1.05H-1.4Z" fill="currentColor"/>'],
		['LIFR', '<path d="M0-1.6 1.6 0 0 1.6-1.6 0Z" fill="currentColor"/>'],
	];
	let x = right;
	let svg = '';
	for (const [category, shape] of [...entries].reverse()) {
		x -= mono.width(category, 3);
		svg += text(mono, category, 3, x, y, ink.line);
		x -= 3.4;
		svg += `<g transform="translate(${x.toFixed(2)} ${(y - 1.05).toFixed(2)})" color="${legendColors[category]}">${shape}</g>`;
		x -= 5.6;
	}
	return svg;
}

const KM_PER_MILE = 1.609344;

/** A bar of four equal distances, in kilometres or statute miles. */
function scaleBar(layout: Layout, right: number, y: number): string {
	const isInMiles = layout.region.units === 'us';
	const distancePerMm = layout.scale / 1e6 / (isInMiles ? KM_PER_MILE : 1);
	const step =
		[25, 50, 100, 200, 250, 500].find((distance) => distance / distancePerMm > 14) ?? 500;
	const length = step / distancePerMm;
	const left = right - length * 4;
	let svg = '';
	for (let index = 0; index < 4; index++) {
		const fill = index % 2 ? 'none' : ink.line;
		svg += `<rect x="${(left + index * length).toFixed(2)}" y="${y}" width="${length.toFixed(2)}" height=".9" fill="${fill}" stroke="${ink.line}" stroke-width=".18"/>`;
	}
	for (let index = 0; index <= 4; index += 2) {
		const value = index === 4 ? `${index * step} ${isInMiles ? 'mi' : 'km'}` : String(index * step);
		const x =
			left +
			index * length -
			(index === 4 ? mono.width(value, 2.1) : mono.width(value, 2.1) * (index / 4));
		svg += text(mono, value, 2.1, x, y - 1.2, ink.soft);
	}
	return svg;
}

/** What is printed below the map: title, scale and projection to the left, legend and scale bar right. */
export function titleStrip(layout: Layout): string {
	const { map, region, scale } = layout;
	const { kind, parallels } = region.projection;
	const name = kind === 'conformal' ? 'Lambert conformal conic' : 'Albers equal-area conic';
	const top = map.bottom;
	return [
		text(sansBold, region.title.toUpperCase(), 6.4, map.left - 0.4, top + 14.4, ink.line, 0.16),
		text(
			sans,
			region.units === 'us'
				? `1:${grouped.format(scale)}`
				: `1 : ${grouped.format(scale).replaceAll(',', ' ')}`,
			2.7,
			map.left,
			top + 19.6,
			ink.line,
			0.04,
		),
		text(
			sans,
			`${name}, ${degrees(parallels[0])} and ${degrees(parallels[1])}`,
			2.1,
			map.left,
			top + 23.4,
			ink.soft,
			0.03,
		),
		legend(map.right, top + 14.2),
		scaleBar(layout, map.right, top + 22.5),
	].join('');
}
