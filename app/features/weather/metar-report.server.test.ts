import { WeatherRecording } from '@aerolume/demo-shop/weather-recording';
import { describe, expect, test } from 'vitest';
import { readMetar } from './metar-report.server';
import { type FlightCategory, flightCategories } from './weather-view';

interface Recorded {
	raw: string;
	/** Given by the weather service. */
	category: FlightCategory | null;
	/** Whether the service found a visibility. */
	visible: boolean;
}

/** Every METAR of the world at one moment, with the flight category given by the weather service. */
function recordedReports(): Recorded[] {
	return new WeatherRecording().reports().map(({ rawOb, fltCat, visib }) => ({
		raw: rawOb,
		category: flightCategories.find((known) => known === fltCat?.toLowerCase()) ?? null,
		visible: visib !== undefined,
	}));
}

/** Known reasons for a category other than the service's. */
const EXPLANATIONS: Record<string, (report: Recorded) => boolean> = {
	'the service does not read a visibility without directions (7000NDV)': ({ raw, visible }) =>
		!visible && / \d{4}NDV /.test(raw),
};

describe('all reports recorded at one moment', () => {
	const reports = recordedReports().map((report) => ({ ...report, own: readMetar(report.raw) }));
	const different = reports.filter(({ own, category }) => own.category !== category);

	test('have the category of the service, except for the known reasons', () => {
		const explained = Object.entries(EXPLANATIONS).map(([reason, holds]) => [
			reason,
			different.filter(holds).length,
		]);
		expect(Object.fromEntries(explained)).toEqual({
			'the service does not read a visibility without directions (7000NDV)': 16,
		});
		const holding = Object.values(EXPLANATIONS);
		expect(different.filter((report) => !holding.some((holds) => holds(report)))).toEqual([]);
		expect(reports).toHaveLength(4909);
	});

	test('without a visibility have no category, as at the service', () => {
		const dark = reports.filter(({ own }) => own.category === null);
		expect(dark).toHaveLength(360);
		expect(dark.filter(({ visible }) => visible)).toEqual([]);
	});

	test('are all parsed', () => {
		expect(reports.filter(({ own }) => own.metar === null)).toEqual([]);
	});
});

describe('a report’s category', () => {
	test.each([
		['a vertical visibility is a ceiling', '9999 FG VV002', 'lifr'],
		['a vertical visibility that is not measured is none', '9999 FG VV///', 'vfr'],
		['few and scattered clouds are no ceiling', '9999 FEW002 SCT004', 'vfr'],
		['a layer of unknown height counts for nothing', '6000 BKN///', 'mvfr'],
		['CAVOK is the best there is', 'CAVOK', 'vfr'],
		['what is forecast counts for nothing', '9999 FEW040 TEMPO 0500 FG OVC001', 'vfr'],
		['nor do remarks', '10SM CLR 04/03 A3011 RMK VIS 1/4 CIG 002', 'vfr'],
		['the lowest visibility in one direction is not the prevailing one', '9000 3500E', 'vfr'],
		['a fraction of a mile', '1 3/4SM OVC020', 'ifr'],
		['less than a quarter of a mile', 'M1/4SM FG', 'lifr'],
		['more than six miles', 'P6SM', 'vfr'],
	])('%s: %s is %s', (_, groups, category) => {
		expect(readMetar(`METAR EDDF 272220Z 18011KT ${groups}`).category).toBe(category);
	});

	test.each([
		['nothing', ''],
		['a station alone', 'EDDF'],
		['no data', 'METAR EDDF 272220Z NIL'],
		['a visibility that is not measured', 'METAR EDDF 272220Z AUTO 18011KT //// OVC002'],
		['what is no report at all', '<script>alert(1)</script> 0100 FG'],
	])('%s gives none', (_, raw) => {
		expect(readMetar(raw).category).toBeNull();
	});
});

describe('an LED', () => {
	test.each([
		['18011KT 9999', 'calm'],
		['18011G25KT 9999', 'gusts'],
		['18006G12MPS 9999', 'gusts'],
		['18011KT 9999 TS', 'thunder'],
		['18011G40KT 3000 +TSRA', 'thunder'],
		['18011KT 9999 VCTS', 'thunder'],
		['18011KT 9999 TEMPO 18020G35KT TSRA', 'calm'],
		['18011KT 9999 CLR 04/03 A3011 RMK TSNO LTG DSNT', 'calm'],
	])('of %s is %s', (groups, motion) => {
		expect(readMetar(`METAR EDDF 272220Z ${groups}`).motion).toBe(motion);
	});
});
