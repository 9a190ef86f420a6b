import { describe, expect, test } from 'vitest';
import { createWords, factsOf } from './metar-facts.server';
import { readMetar } from './metar-report.server';

const words = { de: createWords('de'), en: createWords('en') };

/** Replaces no-break spaces. */
function plain(text: string): string {
	return text.replaceAll('\u00a0', ' ');
}

/** A report's facts by key. */
function facts(groups: string, locale: 'de' | 'en' = 'de'): Record<string, string> {
	const { metar } = readMetar(`METAR EDDF 272220Z ${groups}`);
	const decoded = metar ? factsOf(metar, words[locale]) : [];
	return Object.fromEntries(decoded.map(({ key, text }) => [key, plain(text)]));
}

describe('a report in words', () => {
	const report = '20015G28KT 150V240 4000 -RA BR BKN038 OVC120 09/M01 Q0998 NOSIG';

	test('is in German', () => {
		const { metar } = readMetar(`METAR EDDF 272220Z ${report}`);
		const decoded = metar ? factsOf(metar, words.de) : [];
		expect(decoded.map((fact) => ({ ...fact, text: plain(fact.text) }))).toEqual([
			{
				key: 'wind',
				label: 'Wind',
				text: 'aus Südsüdwest (200°), 15 kt (28 km/h), in Böen 28 kt (52 km/h), drehend von 150° bis 240°',
			},
			{ key: 'visibility', label: 'Sicht', text: '4 km' },
			{ key: 'weather', label: 'Wetter', text: 'leichter Regen, feuchter Dunst' },
			{
				key: 'clouds',
				label: 'Wolken',
				text: 'stark bewölkt in 3.800 ft (1.160 m), bedeckt in 12.000 ft (3.660 m)',
			},
			{ key: 'temperature', label: 'Temperatur', text: '9 °C' },
			{ key: 'dewPoint', label: 'Taupunkt', text: '−1 °C' },
			{ key: 'pressure', label: 'Luftdruck', text: '998 hPa' },
		]);
	});

	test('is in English', () => {
		expect(facts(report, 'en')).toEqual({
			wind: 'from the south-southwest (200°), 15 kt (17 mph), gusting to 28 kt (32 mph), varying between 150° and 240°',
			visibility: '2.5 mi',
			weather: 'light rain, mist',
			clouds: 'broken clouds at 3,800 ft (1,160 m), overcast at 12,000 ft (3,660 m)',
			temperature: '9 °C',
			dewPoint: '−1 °C',
			pressure: '29.47 inHg (998 hPa)',
		});
	});

	test('leaves out what is not reported', () => {
		expect(facts('AUTO /////KT //// // ////// ///// Q////')).toEqual({});
	});
});

test.each([
	['00000KT', 'windstill'],
	['VRB03KT', 'aus wechselnden Richtungen, 3 kt (6 km/h)'],
	['36005KT', 'aus Nord (360°), 5 kt (9 km/h)'],
	['01005KT', 'aus Nord (10°), 5 kt (9 km/h)'],
	['35005KT', 'aus Nord (350°), 5 kt (9 km/h)'],
	['09010MPS', 'aus Ost (90°), 19 kt (36 km/h)'],
])('wind %s: %s', (groups, text) => {
	expect(facts(groups).wind).toBe(text);
});

test.each([
	['9999', '10 km oder mehr', 'more than 6 mi'],
	['CAVOK', '10 km oder mehr', 'more than 6 mi'],
	['10SM', '16 km oder mehr', '10 mi or more'],
	['15SM', '24 km', '15 mi'],
	['P6SM', 'über 9,7 km', 'more than 6 mi'],
	['8000', '8 km', '5 mi'],
	['5000', '5 km', '3 mi'],
	['4800', '4,8 km', '2.9 mi'],
	['3SM', '4,8 km', '3 mi'],
	['1600', '1,6 km', '0.9 mi'],
	['1500', '1,5 km', '0.9 mi'],
	['1 1/2SM', '2,4 km', '1 1/2 mi'],
	['0800', '800 m', '0.5 mi'],
	['1/2SM', '800 m', '1/2 mi'],
	['M1/4SM', 'unter 400 m', 'under 1/4 mi'],
	['0000', 'unter 50 m', 'under 200 ft'],
	['0SM', 'unter 100 m', 'under 1/16 mi'],
	['1 3/4SM', '2,8 km', '1 3/4 mi'],
	['1/8SM', '200 m', '1/8 mi'],
	['7000', '7 km', '4 mi'],
	['4000 1200SW', '4 km, nach Südwest nur 1,2 km', '2.5 mi, only 0.7 mi to the southwest'],
])('visibility %s: %s, %s', (groups, german, english) => {
	expect(facts(`18005KT ${groups}`).visibility).toBe(german);
	expect(facts(`18005KT ${groups}`, 'en').visibility).toBe(english);
});

test.each([
	['-RADZ', 'leichter Regen und Sprühregen', 'light rain and drizzle'],
	['+SHSN', 'kräftige Schneeschauer', 'heavy snow showers'],
	['-SHRASN', 'leichte Regenschauer und Schneeschauer', 'light rain showers and snow showers'],
	['FZFG', 'gefrierender Nebel', 'freezing fog'],
	['-FZRA', 'leichter gefrierender Regen', 'light freezing rain'],
	['TS', 'Gewitter', 'thunderstorm'],
	['+TSRA', 'Gewitter und starker Regen', 'thunderstorm and heavy rain'],
	['TSGR', 'Gewitter und Hagel', 'thunderstorm and hail'],
	['VCTS', 'Gewitter in der Nähe', 'thunderstorm nearby'],
	['VCSH', 'Schauer in der Nähe', 'showers nearby'],
	['MIFG', 'flacher Bodennebel', 'shallow fog'],
	['BCFG', 'Nebelschwaden', 'patches of fog'],
	['BLSN', 'Schneetreiben', 'blowing snow'],
	['+FC', 'Tornado', 'tornado'],
	['SQ', 'markante Böen', 'squall'],
	['BLPY', 'BLPY', 'BLPY'],
	['-SN BR', 'leichter Schneefall, feuchter Dunst', 'light snow, mist'],
])('weather %s: %s, %s', (groups, german, english) => {
	expect(facts(`18005KT 3000 ${groups} OVC010`).weather).toBe(german);
	expect(facts(`18005KT 3000 ${groups} OVC010`, 'en').weather).toBe(english);
});

test.each([
	['9999 FEW020CB', 'gering bewölkt in 2.000 ft (610 m) mit Gewitterwolken (CB)'],
	['9999 SCT030TCU', 'aufgelockert bewölkt in 3.000 ft (910 m) mit hohen Quellwolken (TCU)'],
	['9999 BKN///', 'stark bewölkt, Höhe nicht gemeldet'],
	['0200 FG VV001', 'Himmel nicht zu sehen, Vertikalsicht 100 ft (30 m)'],
	['CAVOK', 'keine Wolken unter 5.000 ft (1.520 m)'],
	['10SM CLR', 'keine Wolken unter 12.000 ft (3.660 m)'],
	['9999 SKC', 'wolkenlos'],
	['9999 NSC', 'keine nennenswerten Wolken'],
	['9999 NCD', 'keine Wolken erkannt'],
	['9999 // TEMPO NSC', undefined],
])('clouds %s: %s', (groups, text) => {
	expect(facts(`18005KT ${groups}`).clouds).toBe(text);
});

test.each([
	['Q1013', '1013 hPa', '29.91 inHg (1013 hPa)'],
	['A2992', '1013 hPa', '29.92 inHg'],
	['A3000', '1016 hPa', '30.00 inHg'],
])('pressure %s: %s, %s', (group, german, english) => {
	expect(facts(`18005KT 9999 09/08 ${group}`).pressure).toBe(german);
	expect(facts(`18005KT 9999 09/08 ${group}`, 'en').pressure).toBe(english);
});

test('a temperature of M00 is 0', () => {
	expect(facts('18005KT 9999 M00/M05 Q1013')).toMatchObject({
		temperature: '0 °C',
		dewPoint: '−5 °C',
	});
});
