import { regions } from '../regions';
import { type Font, mono, monoBold, sans, sansBold } from './font';
import { layoutOf } from './layout';
import { ink, legendColors, lightColors, paper } from './palette';

/** Printed matter other than the maps, as SVG. Sizes in millimetres. */

function text(
	font: Font,
	value: string,
	size: number,
	x: number,
	y: number,
	color: string,
	tracking = 0,
): string {
	return `<path transform="translate(${x} ${y})" d="${font.path(value, size, { tracking })}" fill="${color}"/>`;
}

function sheet(
	width: number,
	height: number,
	pixels: number,
	background: string,
	content: string,
): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${Math.round((pixels * height) / width)}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${background}"/>${content}</svg>`;
}

const night = '#14202e';

/** A report of the recorded evening: Zürich, 2025-01-27 at 22:20 UTC. */
const report = [
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

/** Gift card: the lights of the Alps on night blue, 85 × 54 mm. */
export function giftCardFace(): string {
	const layout = layoutOf(regions.alps);
	const lights = layout.lights
		.map(({ x, y, category }) => {
			const [r, g, b] = lightColors[category].map((value) =>
				Math.round(255 * Math.min(value + 0.08, 1) ** 0.5),
			);
			const at = `cx="${(x * 0.152).toFixed(2)}" cy="${(y * 0.152).toFixed(2)}"`;
			return `<circle ${at} r="1.5" fill="rgb(${r},${g},${b})" opacity=".2"/><circle ${at} r=".5" fill="rgb(${r},${g},${b})"/>`;
		})
		.join('');
	return sheet(
		85,
		54,
		2200,
		night,
		`${lights}${text(sansBold, 'AEROLUME', 4, 5.5, 48.6, '#eef0ee', 0.2)}`,
	);
}

/** Cover of the handbook, 148 × 210 mm; the left 25 mm lie under the linen spine. */
export function handbookCover(): string {
	const dots = layoutOf(regions.germany)
		.lights.map(
			({ x, y }) =>
				`<circle cx="${(38 + x * 0.26).toFixed(1)}" cy="${(32 + y * 0.22).toFixed(1)}" r=".9" fill="none" stroke="#c8b68c" stroke-width=".35"/>`,
		)
		.join('');
	const label = report.slice(0, 4).join(' ');
	return sheet(
		148,
		210,
		2000,
		night,
		`${dots}${text(sansBold, 'METAR', 19, 33, 176, '#efe7d3', 0.1)}${text(sans, 'Flugplatzwetter entschlüsseln', 5, 33.6, 186, '#c8b68c', 0.02)}${text(mono, label, 4, 33.6, 20, '#c8b68c')}`,
	);
}

/** One month of the calendar, 297 × 420 mm, below the map of Germany as it was that evening. */
export function calendarSheet(map: string): string {
	const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
	const firstColumn = 3;
	const heads = days
		.map((day, index) => text(sans, day, 5, 28 + index * 36.5, 318, ink.soft))
		.join('');
	let dates = '';
	for (let day = 1; day <= 31; day++) {
		const cell = firstColumn + day - 1;
		const column = cell % 7;
		const value = String(day);
		dates += text(
			column === 6 || day === 1 ? monoBold : mono,
			value,
			7,
			28 + column * 36.5,
			331 + Math.floor(cell / 7) * 15.5,
			column === 6 || day === 1 ? legendColors.IFR : ink.line,
		);
	}
	return sheet(
		297,
		420,
		2200,
		paper.sheet,
		`${map}${text(sansBold, 'JANUAR', 13, 27.4, 303, ink.line, 0.14)}${text(sans, '2026', 13, 27.4 + sansBold.width('JANUAR', 13, { tracking: 0.14 }) + 8, 303, ink.soft, 0.06)}<path d="M28 308h241" stroke="${ink.line}" stroke-width=".4"/>${heads}${dates}`,
	);
}

/** Calendar dots in the colours of the recorded evening. */
export function weatherDots(x: number, y: number, scale: number): string {
	return layoutOf(regions.germany)
		.lights.map(
			(light) =>
				`<circle cx="${(x + light.x * scale).toFixed(2)}" cy="${(y + light.y * scale).toFixed(2)}" r="2.1" fill="${legendColors[light.category]}"/>`,
		)
		.join('');
}

/** Lid of the shipping box, 660 × 460 mm: dark print on brown board. */
export function boxLid(): string {
	const layout = layoutOf(regions.alps);
	const color = '#2c2a26';
	const rings = layout.lights
		.map(
			({ x, y }) =>
				`<circle cx="${(52 + x).toFixed(1)}" cy="${(84 + y).toFixed(1)}" r="3" fill="none" stroke="${color}" stroke-width="1.2"/>`,
		)
		.join('');
	return `${rings}${text(sansBold, 'AEROLUME', 26, 52, 62, color, 0.2)}${text(mono, 'ALP / 60 x 40 cm', 10, 470, 62, color)}`;
}

/** Two pages of the logbook, 296 × 210 mm, ruled, with some days filled in by hand. */
export function logbookSpread(): string {
	const line = '#b9c3c4';
	let content = '';
	for (const left of [14, 162]) {
		content += text(sans, left < 100 ? 'Vorhersage' : 'Gekommen', 4.4, left, 20, ink.soft, 0.04);
		for (let row = 0; row < 22; row++)
			content += `<path d="M${left} ${30 + row * 7.6}h120" stroke="${line}" stroke-width=".22"/>`;
		content += `<path d="M${left + 22} 26v166" stroke="${line}" stroke-width=".3"/>`;
	}
	for (let row = 0; row < 13; row++) {
		const y = 28.6 + row * 7.6;
		for (const left of [14, 162]) {
			if (left > 100 && row > 10) continue;
			content += text(mono, `${String(row + 12).padStart(2, '0')}.01.`, 3.4, left + 1, y, ink.soft);
			content += handwriting(left + 26, y, 40 + ((row * 37 + left) % 52), row * 7 + left);
		}
	}
	return sheet(296, 210, 2600, '#f4efe3', content);
}

/** Strokes that read as writing without being words. */
function handwriting(x: number, y: number, length: number, seed: number): string {
	let path = '';
	let at = x;
	let letter = 0;
	while (at < x + length) {
		const value = Math.abs(Math.sin(seed * 12.9898 + letter * 78.233) * 43758.5453) % 1;
		if (value < 0.16) {
			at += 2.4;
			path += `M${at.toFixed(1)} ${y}`;
		} else {
			const tall = value > 0.78 ? 3.4 : value > 0.7 ? -1.2 : 1.5;
			path += path === '' ? `M${at.toFixed(1)} ${y}` : '';
			path += `q.5 ${(-tall).toFixed(2)} .9 ${(-tall * 0.9).toFixed(2)}t.1 ${(tall * 0.9).toFixed(2)}q.3 .2 .6-.2`;
			at += 1.6;
		}
		letter++;
	}
	return `<path d="${path}" fill="none" stroke="#2f3e63" stroke-width=".36" stroke-linecap="round" stroke-linejoin="round" opacity=".85"/>`;
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
