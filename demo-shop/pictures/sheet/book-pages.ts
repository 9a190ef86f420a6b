import { regions } from '../../catalogue/regions';
import { handwriting, mono, monoBold, sans, sansBold } from './font';
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

/** Entries of the logbook: what was forecast, and what came. */
const entries = [
	['Nebel bis 9 Uhr, dann VFR', 'Nebel bis halb elf'],
	['Wind 240, 12 Knoten, Böen', 'Böen bis 22, Querwind'],
	['Hochdruck, CAVOK', 'CAVOK, Sicht 40 km'],
	['Schauer ab Mittag', 'erster Schauer um 14 Uhr'],
	['Basis 2000 ft, sinkend', 'Basis 1400, nicht geflogen'],
	['Schnee in der Nacht', '8 cm, Piste ab 11 frei'],
	['klar, Frost, Wind schwach', 'minus 9, Scheiben vereist'],
	['Warmfront am Abend', 'schon um 15 Uhr Regen'],
	['Föhn, gute Fernsicht', 'Alpen bis zum Säntis'],
	['MVFR, Dunst', 'Dunst, gegen 12 VFR'],
	['Hochnebel, Obergrenze 3500', 'blieb den ganzen Tag'],
	['Kaltfront um 16 Uhr', ''],
	['Rückseite, Schauer, Sicht gut', ''],
] as const;

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
	for (const [row, words] of entries.entries()) {
		for (const [page, entry] of words.entries()) {
			if (entry === '') continue;
			const [left, y] = [14 + page * 148, 28.6 + row * 7.6];
			content += text(mono, `${String(row + 12).padStart(2, '0')}.01.`, 3.4, left + 1, y, ink.soft);
			// No two lines of a hand begin alike.
			const [indent, rise, size] = [(row * 7 + page * 3) % 4, (row * 5 + page) % 3, (row * 11) % 5];
			content += text(
				handwriting,
				entry,
				6.1 + size * 0.08,
				left + 25 + indent * 0.7,
				y - rise * 0.25,
				'#2f3e63',
			);
		}
	}
	return sheet(296, 210, 2600, '#f4efe3', content);
}
