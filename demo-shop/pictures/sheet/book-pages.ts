import { regions } from '../../catalogue/regions';
import { mono, monoBold, sans, sansBold } from './font';
import { layoutOf } from './layout';
import { ink } from './palette';
import { night, report } from './stationery';
import { sheet, text, textTo } from './text';

export type BookLanguage = 'de' | 'en';

const subtitles: Record<BookLanguage, string> = {
	de: 'Flugplatzwetter entschlüsseln',
	en: 'Decoding airfield weather',
};

/** Cover of the handbook, 148 × 210 mm; the left 25 mm lie under the linen spine. */
export function handbookCover(language: BookLanguage = 'de'): string {
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
		`${dots}${text(sansBold, 'METAR', 19, 33, 176, '#efe7d3', 0.1)}${text(sans, subtitles[language], 5, 33.6, 186, '#c8b68c', 0.02)}${text(mono, label, 4, 33.6, 20, '#c8b68c')}`,
	);
}

/** A round table: cloud bases in feet, as a report gives them in hundreds, and in metres. */
function cloudBases(left: number, top: number): string {
	const rows = [1, 2, 3, 5, 8, 10, 15, 20, 25, 30, 40, 50, 65, 80, 100];
	return rows
		.map((hundreds, index) => {
			const y = top + index * 8.2;
			const code = `BKN${String(hundreds).padStart(3, '0')}`;
			const feet = `${hundreds * 100} ft`;
			const metres = `${Math.round((hundreds * 100 * 0.3048) / 5) * 5} m`;
			return `${text(monoBold, code, 3.6, left, y, ink.line)}${textTo(mono, feet, 3.6, left + 66, y, ink.line)}${textTo(mono, metres, 3.6, left + 104, y, ink.line)}<path d="M${left} ${y + 2.6}h104" stroke="#b9c3c4" stroke-width=".2"/>`;
		})
		.join('');
}

const steps: [string, string[]][] = [
	['LSZH', ['Der Flughafen: Zürich.', 'L steht für Südeuropa, S für die Schweiz.']],
	['272220Z', ['Der 27., 22:20 Uhr UTC.', 'In Zürich war es 23:20 Uhr.']],
	['16012KT', ['Wind aus 160°, also Südsüdost,', 'mit 12 Knoten: 22 km/h.']],
	['9999', ['Sicht 10 km oder mehr.']],
	['-RA', ['Leichter Regen. Minus heißt leicht,', 'Plus heißt stark.']],
	['BKN065', ['5 bis 7 Achtel des Himmels bedeckt,', 'Untergrenze 6500 ft über dem Platz.']],
];

/** Two pages of the handbook, 296 × 210 mm: one report taken apart, and the table of cloud bases. */
export function handbookSpread(): string {
	let y = 62;
	const groups = steps
		.map(([code, lines]) => {
			const at = y;
			y += 11 + lines.length * 6;
			return (
				text(monoBold, code, 5, 18, at, ink.line) +
				lines.map((line, row) => text(sans, line, 3.9, 52, at + row * 6, ink.soft)).join('')
			);
		})
		.join('');
	const left = `${text(sans, 'Der Bericht, Gruppe für Gruppe', 4, 18, 22, ink.soft, 0.03)}${text(mono, report.slice(0, 8).join(' '), 3.6, 18, 40, ink.line)}<path d="M18 46h116" stroke="${ink.line}" stroke-width=".3"/>${groups}${text(mono, '24', 3.2, 18, 198, ink.soft)}`;
	const right = `${text(sansBold, 'Wolkenuntergrenze', 6.4, 168, 40, ink.line)}<path d="M168 46h104" stroke="${ink.line}" stroke-width=".3"/>${cloudBases(168, 58)}${textTo(mono, '25', 3.2, 278, 198, ink.soft)}`;
	return sheet(296, 210, 3000, '#f4efe3', left + right);
}

/** Cover of the logbook, 148 × 210 mm: a title stamped into cloth. */
export function logbookCover(): string {
	const rule = '<path d="M20 40h36" stroke="#d8cfb9" stroke-width=".7"/>';
	return sheet(
		148,
		210,
		1800,
		'#4d5a5c',
		`${text(sansBold, 'WETTER', 11, 19.4, 30, '#d8cfb9', 0.14)}${rule}${text(sans, 'Vorhersage / Gekommen', 4.4, 20, 50, '#d8cfb9', 0.03)}`,
	);
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
