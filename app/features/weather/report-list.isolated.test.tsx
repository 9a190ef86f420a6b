import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReportRow } from './report-list';

test('an airport without a category has a report all the same, or none', () => {
	const report = {
		icao: 'LSZS',
		name: 'Samedan',
		category: null,
		observedAt: '2025-01-27T22:20:00.000Z',
		wind: { knots: 11 },
		metres: null,
		facts: [],
	};
	const rowOf = (raw: string | null) =>
		renderToString(
			<ReportRow region="alps" report={{ ...report, raw }}>
				…
			</ReportRow>,
		);
	expect(rowOf('METAR LSZS 272220Z AUTO 18011KT ////')).toContain('>map.dark<');
	expect(rowOf(null)).toContain('>map.none<');
});
