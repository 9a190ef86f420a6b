import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodeLeds } from './leds';
import { readMetar } from './metar-report.server';
import { recordedSnapshot } from './recorded-reports.server';
import { stationsOf } from './stations';
import { regionKeys } from './weather-view';

const RECORDING = new URL('../../../demo-shop/weather/metars-2025-01-27.tsv.br', import.meta.url);

/** Each station's report with its type in front, as the service sends it. */
function recording(): Map<string, string> {
	const lines = brotliDecompressSync(readFileSync(RECORDING)).toString('utf8').trim().split('\n');
	const [names = [], ...rows] = lines.map((line) => line.split('\t'));
	const column = (row: string[], name: string) => row[names.indexOf(name)] ?? '';
	return new Map(
		rows.map((row) => [
			column(row, 'station_id'),
			`${column(row, 'metar_type')} ${column(row, 'raw_text')}`,
		]),
	);
}

test('every LED has its recorded report, as the weather service published it', async () => {
	const all = recording();
	const icaos = regionKeys.flatMap((region) => stationsOf(region).map(({ icao }) => icao));
	const reports = Object.fromEntries(
		[...new Set(icaos)].sort().map((icao) => [icao, all.get(icao) ?? '']),
	);
	expect(Object.values(reports)).not.toContain('');
	const leds = Object.fromEntries(
		regionKeys.map((region) => {
			const read = stationsOf(region).map(({ icao }) => readMetar(all.get(icao) ?? ''));
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
