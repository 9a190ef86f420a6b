import { WeatherRecording } from '@aerolume/demo-shop/weather-recording';
import { describe, expect, test } from 'vitest';
import { encodeLeds } from './leds';
import { readMetar } from './metar-report.server';
import { recordedSnapshot } from './recorded-reports.server';
import { stationsOf } from './stations';
import { regionKeys } from './weather-view';

test('every LED has its recorded report, as the weather service published it', async () => {
	const recording = new WeatherRecording();
	const reportOf = (icao: string) => recording.reportOf(icao)?.rawOb ?? '';
	const icaos = regionKeys.flatMap((region) => stationsOf(region).map(({ icao }) => icao));
	const reports = Object.fromEntries(
		[...new Set(icaos)].sort().map((icao) => [icao, reportOf(icao)]),
	);
	expect(Object.values(reports)).not.toContain('');
	const leds = Object.fromEntries(
		regionKeys.map((region) => {
			const read = stationsOf(region).map(({ icao }) => readMetar(reportOf(icao)));
			return [region, encodeLeds(read)];
		}),
	);
	const text = `${JSON.stringify({ leds, reports }, null, 2)}\n`;
	await expect(text).toMatchFileSnapshot('recorded-reports.json');
});

describe.each(regionKeys)('the recorded snapshot of %s', (region) => {
	const { reports, leds, observedAt } = recordedSnapshot(region);

	test('has a report and a lit LED for every station', () => {
		expect(reports).toHaveLength(stationsOf(region).length);
		expect(reports).not.toContain(null);
		expect(leds).toHaveLength(reports.length);
		expect(leds).not.toContain('.');
	});

	test('has the time of the recording', () => {
		expect(observedAt).toMatch(/^2025-01-27T22:\d\d:00\.000Z$/);
	});
});
