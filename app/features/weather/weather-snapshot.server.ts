import type { Locale } from '~/i18n/locales';
import { encodeLeds } from './leds';
import { LIVE_MS } from './map-renewal';
import { ceilingText, createWords, factsOf } from './metar-facts.server';
import { metresOf, readMetar, windSpeedOf } from './metar-report.server';
import { stationsOf } from './stations';
import type { ServiceReport } from './weather-service.server';
import type { RegionKey, StationReport, WeatherMapView } from './weather-view';

/** A region's reports at one moment, as JSON for the cache. */
export interface WeatherSnapshot {
	/** Unix time in milliseconds. */
	fetchedAt: number;
	/** Time of the newest report, ISO 8601, UTC. */
	observedAt: string;
	/** See `encodeLeds`. */
	leds: string;
	/** In the order of the region's stations; `null` where a station has no report. */
	reports: (ServiceReport | null)[];
}

/** Parses each report once, for its LED. */
export function createSnapshot(
	region: RegionKey,
	reports: ReadonlyMap<string, ServiceReport>,
	fetchedAt: number,
): WeatherSnapshot {
	const observedAt = [...reports.values()].reduce(
		(newest, report) => (report.observedAt > newest ? report.observedAt : newest),
		'',
	);
	const ordered = stationsOf(region).map(({ icao }) => {
		const report = reports.get(icao);
		// A station without a recent report. Where all reports are old, the map says so.
		const isOutdated = report && Date.parse(observedAt) - Date.parse(report.observedAt) > LIVE_MS;
		return report && !isOutdated ? report : null;
	});
	const leds = ordered.map((report) => {
		if (!report) return { category: null, motion: 'calm' as const };
		const { category, motion } = readMetar(report.raw);
		return { category: category ?? report.category, motion };
	});
	return { fetchedAt, observedAt, leds: encodeLeds(leds), reports: ordered };
}

/** The loader data of a map. */
export function viewOf(region: RegionKey, snapshot: WeatherSnapshot, now: number): WeatherMapView {
	const { leds, observedAt } = snapshot;
	const source = now - Date.parse(observedAt) > LIVE_MS ? 'recorded' : 'live';
	return { region, leds, source, observedAt };
}

const decoded = new WeakMap<WeatherSnapshot, Map<Locale, StationReport[]>>();

/** Every station's report in the given language, memoized for each snapshot. */
export function stationReportsOf(
	region: RegionKey,
	snapshot: WeatherSnapshot,
	locale: Locale,
): StationReport[] {
	const known = decoded.get(snapshot) ?? new Map<Locale, StationReport[]>();
	decoded.set(snapshot, known);
	const reports = known.get(locale) ?? decode(region, snapshot, locale);
	known.set(locale, reports);
	return reports;
}

function decode(region: RegionKey, { reports }: WeatherSnapshot, locale: Locale): StationReport[] {
	const words = createWords(locale);
	return stationsOf(region, locale).map(({ icao, name }, index) => {
		const report = reports[index];
		if (!report) {
			const nothing = {
				category: null,
				raw: null,
				observedAt: null,
				wind: null,
				metres: null,
				facts: [],
			};
			return { icao, name, ...nothing };
		}
		const { category, metar } = readMetar(report.raw);
		const metres = metar?.visibility ? metresOf(metar.visibility) : null;
		const ceiling = metar && ceilingText(metar, words);
		return {
			icao,
			name,
			category: category ?? report.category,
			raw: report.raw,
			observedAt: report.observedAt,
			wind: metar && windSpeedOf(metar),
			metres,
			...(ceiling && { ceiling }),
			facts: metar ? factsOf(metar, words) : [],
		};
	});
}
