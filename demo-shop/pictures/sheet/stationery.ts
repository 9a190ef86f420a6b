import { type Font, mono, monoBold, sans, sansBold } from './font';
import { ink, lightColors } from './palette';
import { sheet, text } from './text';

/** Printed matter other than the maps, as SVG. Sizes in millimetres. */

export const night = '#14202e';

/** A report of the recorded evening: Zürich, 2025-01-27 at 22:20 UTC. */
export const report = [
	'LSZH',
	'272220Z',
	'16012KT',
	'9999',
	'-RA',
	'FEW020',
	'SCT040',
	'BKN065',
	'05/04',
	'Q1002',
];

const meanings: Record<'de' | 'en', string[]> = {
	en: [
		'station',
		'27th, 22:20 UTC',
		'160°, 12 kt',
		'10 km or more',
		'light rain',
		'few at 2,000 ft',
		'scattered, 4,000 ft',
		'broken, 6,500 ft',
		'5 °C, dew point 4 °C',
		'1002 hPa',
	],
	de: [
		'Flugplatz',
		'27., 22:20 UTC',
		'160°, 12 kt',
		'10 km und mehr',
		'leichter Regen',
		'1–2 Achtel, 2000 ft',
		'3–4 Achtel, 4000 ft',
		'5–7 Achtel, 6500 ft',
		'5 °C, Taupunkt 4 °C',
		'1002 hPa',
	],
};

/** Front of the pocket card, 85 × 54 mm: one report, group by group. */
export function cardFront(language: 'de' | 'en'): string {
	const rows = report
		.map((group, index) => {
			const column = index < 5 ? 0 : 1;
			const y = 19.4 + (index % 5) * 7;
			const x = 6 + column * 38;
			return (
				text(monoBold, group, 3, x, y, ink.line) +
				text(sans, (meanings[language][index] ?? '').replace('–', '-'), 2.15, x, y + 2.9, ink.soft)
			);
		})
		.join('');
	return sheet(
		85,
		54,
		2200,
		'#f6f2e8',
		`${text(sansBold, 'METAR', 5, 5.8, 10.6, ink.line, 0.12)}<path d="M6 13.6h73" stroke="${ink.line}" stroke-width=".25"/>${rows}`,
	);
}

/** Back of the pocket card: the four categories and their limits. */
export function cardBack(): string {
	const rows = [
		['VFR', '> 3000 ft', '> 5 sm'],
		['MVFR', '1000-3000 ft', '3-5 sm'],
		['IFR', '500-999 ft', '1-3 sm'],
		['LIFR', '< 500 ft', '< 1 sm'],
	] as const;
	const content = rows
		.map(([category, ceiling, sight], index) => {
			const y = 12.6 + index * 11;
			const [r, g, b] = lightColors[category].map((value) =>
				Math.round(255 * Math.min(value + 0.18, 1) ** 0.6),
			);
			return `<circle cx="9.5" cy="${y - 1.7}" r="2.5" fill="rgb(${r},${g},${b})"/>${text(monoBold, category, 4.4, 16, y, '#eef0ee')}${text(mono, ceiling, 2.9, 37, y - 0.3, '#c9d2d6')}${text(mono, sight, 2.9, 66, y - 0.3, '#c9d2d6')}`;
		})
		.join('');
	return sheet(85, 54, 2200, night, content);
}

/** Lid of the shipping box, 660 × 460 mm: an airport as on the sheets, dark on brown board, the same for every map. */
export function boxLid(): string {
	const color = '#2c2a26';
	const airport = `<g transform="translate(330 250)" fill="none" stroke="${color}" stroke-width="5"><circle r="62"/><path d="M0-62v-22M0 62v22M62 0h22M-62 0h-22"/></g>`;
	return `${airport}${text(sansBold, 'AEROLUME', 26, 52, 62, color, 0.2)}`;
}

/** Label of the oil bottle, wrapped once around it: 105 × 32 mm. */
export function bottleLabel(): string {
	const front = 52.5;
	const centred = (
		font: Font,
		value: string,
		size: number,
		y: number,
		color: string,
		tracking = 0,
	) =>
		text(font, value, size, front - font.width(value, size, { tracking }) / 2, y, color, tracking);
	return sheet(
		105,
		32,
		1600,
		'#e6ddc9',
		`${centred(sansBold, 'LEINÖL', 5.4, 14, ink.line, 0.14)}${centred(sans, 'für Rahmen aus Eiche', 2.6, 19.6, ink.soft)}${centred(mono, '30 ml', 2.8, 26, ink.line)}`,
	);
}
