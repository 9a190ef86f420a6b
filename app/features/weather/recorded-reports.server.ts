import recorded from './recorded-reports.json';
import { stationsOf } from './stations';
import type { ServiceReport } from './weather-service.server';
import type { WeatherSnapshot } from './weather-snapshot.server';
import type { RegionKey } from './weather-view';

/**
 * Reports that the Aviation Weather Center of the US National Weather Service published at 2025-01-27 22:25 UTC
 * (public domain), used when there is no other data. For new stations, `npx vitest run recorded-reports -u`
 * writes the file from the demo shop's recording.
 */
export function recordedSnapshot(region: RegionKey): WeatherSnapshot {
	const known = snapshots.get(region);
	if (known) return known;
	const reports = stationsOf(region).map(({ icao }) => reportOf(icao));
	const observedAt = reports.reduce((newest, report) => {
		return report && report.observedAt > newest ? report.observedAt : newest;
	}, '');
	const snapshot = { fetchedAt: 0, observedAt, leds: recorded.leds[region], reports };
	snapshots.set(region, snapshot);
	return snapshot;
}

const snapshots = new Map<RegionKey, WeatherSnapshot>();
const raws: Partial<Record<string, string>> = recorded.reports;

function reportOf(icao: string): ServiceReport | null {
	const raw = raws[icao];
	const [, day, hour, minute] = raw?.match(/ (\d\d)(\d\d)(\d\d)Z /) ?? [];
	if (!raw || !minute) return null;
	return { raw, observedAt: `2025-01-${day}T${hour}:${minute}:00.000Z`, category: null };
}
