import { expect, test } from 'vitest';
import { airportOf, findAirports, mapTitles } from './find-airports.server';

const pathsOf = (...parameters: Parameters<typeof findAirports>) =>
	findAirports(...parameters).map(({ path }) => path);

test.each([
	['EDDF', ['/weather/germany?airport=EDDF']],
	['frankfurt', ['/weather/germany?airport=EDDF', '/weather/germany?airport=EDFH']],
	['Frankfurt Main', ['/weather/germany?airport=EDDF']],
	['Flughafen Frankfurt am Main', ['/weather/germany?airport=EDDF']],
	['Wetter in Stuttgart', ['/weather/germany?airport=EDDS']],
	['METAR EDDM', ['/weather/germany?airport=EDDM']],
	['JFK airport', ['/weather/usa?airport=KJFK']],
	['SFO', ['/weather/usa?airport=KSFO']],
	['den', ['/weather/usa?airport=KDEN']],
	['METAR DEN', ['/weather/usa?airport=KDEN']],
	['DEN Denver', ['/weather/usa?airport=KDEN']],
	['ZÜRICH', ['/weather/germany?airport=LSZH']],
	['o’hare', ['/weather/usa?airport=KORD']],
	['MUC', ['/weather/germany?airport=EDDM']],
	['flughafen ham', ['/weather/germany?airport=EDDH']],
	['LED', []],
])('%s finds the pages of its airports, each once', (term, paths) => {
	expect(pathsOf('de', term)).toEqual(paths);
});

test('a page is called as the language calls its airport', () => {
	expect(findAirports('en', 'munich')).toEqual([
		{
			path: '/weather/germany?airport=EDDM',
			title: 'Flying weather at Munich\u00a0(EDDM)',
			excerpt: expect.stringContaining('Germany'),
		},
	]);
	expect(pathsOf('en', 'münchen')).toEqual([]);
});

test('the titles for a map name its region', () => {
	expect(mapTitles('de', 'EDDF')).toEqual(['Aerolume', 'Deutschland']);
	expect(mapTitles('en', 'weather in Denver')).toEqual(['Aerolume', 'USA']);
	expect(mapTitles('en', 'poster')).toBeUndefined();
});

test('an airport is found by its ICAO code only, on the first map that shows it', () => {
	const munich = { icao: 'EDDM', name: 'Munich', region: 'germany' };
	expect(airportOf('en', 'eddm')).toEqual(munich);
	for (const code of ['MUC', 'Munich', '']) expect(airportOf('en', code)).toBeUndefined();
});

test('the beginning of a name is enough while typing, after whole words', () => {
	expect(pathsOf('de', 'frankf')).toEqual([]);
	expect(pathsOf('de', 'wetter frankf', true)).toContain('/weather/germany?airport=EDDF');
	expect(pathsOf('de', 'fra', true)).toEqual(['/weather/germany?airport=EDDF']);
	expect(pathsOf('de', 'fran', true)[0]).toBe('/weather/germany?airport=EDDF');
	expect(pathsOf('de', 'mün', true)).toEqual([]);
	expect(pathsOf('de', 'den', true)).toEqual(['/weather/usa?airport=KDEN']);
	expect(pathsOf('de', 'bern', true)[0]).toBe('/weather/alps?airport=LSZB');
});

test.each(['', '?!', 'poster', 'frankfurt poster', 'Wetter', 'weather at the airport', 'DDF'])(
	'%j finds no airport',
	(term) => {
		expect(pathsOf('de', term)).toEqual([]);
	},
);
