import { regions } from '../../catalogue/regions';
import { mono, monoBold, sans, sansBold } from './font';
import { layoutOf } from './layout';
import { ink, legendColors, paper } from './palette';
import { sheet, text, textTo } from './text';

interface CalendarMonth {
	name: string;
	days: number;
	/** Column of the first day, 0 for Monday. */
	firstColumn: number;
	/** The month's public holiday in all of Germany, if it is to be red. */
	holiday?: number;
	/** Sunrise and sunset on the 15th at 51° N, 10° E, in local time. */
	sun: [string, string];
}

const january: CalendarMonth = {
	name: 'JANUAR',
	days: 31,
	firstColumn: 3,
	holiday: 1,
	sun: ['08:16', '16:38'],
};

export const june: CalendarMonth = {
	name: 'JUNI',
	days: 30,
	firstColumn: 0,
	sun: ['05:03', '21:34'],
};

/** One month of the calendar, 297 × 420 mm, below the map of Germany. */
export function calendarSheet(map: string, month: CalendarMonth = january): string {
	const columnX = (column: number) => 28 + column * 36.5;
	const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']
		.map((day, index) => text(sans, day, 5, columnX(index), 318, ink.soft))
		.join('');
	const dates = Array.from({ length: month.days }, (_, index) => {
		const day = index + 1;
		const cell = month.firstColumn + index;
		const isRed = cell % 7 === 6 || day === month.holiday;
		return text(
			isRed ? monoBold : mono,
			String(day),
			7,
			columnX(cell % 7),
			331 + Math.floor(cell / 7) * 15.5,
			isRed ? legendColors.IFR : ink.line,
		);
	}).join('');
	const yearX = 27.4 + sansBold.width(month.name, 13, { tracking: 0.14 }) + 8;
	const [rise, set] = month.sun;
	const sun = `Sonne am 15.: ${rise}–${set}`;
	const title = `${text(sansBold, month.name, 13, 27.4, 303, ink.line, 0.14)}${text(sans, '2026', 13, yearX, 303, ink.soft, 0.06)}`;
	return sheet(
		297,
		420,
		2200,
		paper.sheet,
		[
			map,
			title,
			textTo(mono, sun, 4.2, 269, 303, ink.soft),
			`<path d="M28 308h241" stroke="${ink.line}" stroke-width=".4"/>`,
			weekdays,
			dates,
		].join(''),
	);
}

/** The airports as dots: in the colours of the weather of 27 January 2025, or of fair weather in summer. */
export function weatherDots(
	x: number,
	y: number,
	scale: number,
	season: 'winter' | 'summer' = 'winter',
): string {
	return layoutOf(regions.germany)
		.lights.map((light, index) => {
			const summer = index % 13 === 4 ? 'MVFR' : 'VFR';
			const color = legendColors[season === 'summer' ? summer : light.category];
			return `<circle cx="${(x + light.x * scale).toFixed(2)}" cy="${(y + light.y * scale).toFixed(2)}" r="2.1" fill="${color}"/>`;
		})
		.join('');
}
