import * as v from 'valibot';
import { site } from '~/site';
import { type FlightCategory, flightCategories } from './weather-view';

/** An airport's report in the weather service's response. */
export interface ServiceReport {
	/** Raw METAR with its type in front. */
	raw: string;
	/** ISO 8601, UTC. */
	observedAt: string;
	/** The service's category, for reports that cannot be parsed here. */
	category: FlightCategory | null;
}

export interface WeatherServiceSettings {
	METAR_API_URL: string;
	SITE_URL: string;
}

export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 4_000;
/** Station clocks may be slightly ahead; a report from the future would always stay the newest. */
const CLOCK_TOLERANCE_MS = 10 * 60_000;

const reportSchema = v.object({
	icaoId: v.pipe(v.string(), v.regex(/^[A-Z\d]{4}$/)),
	rawOb: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
	/** Unix time in seconds. */
	obsTime: v.pipe(v.number(), v.minValue(0)),
	fltCat: v.fallback(v.nullish(v.string()), null),
});

/**
 * Latest reports of the given stations, by ICAO code; stations without a report are missing.
 * Throws where the service fails, or where its response has no reports at all.
 */
export async function fetchReports(
	stations: readonly string[],
	settings: WeatherServiceSettings,
	fetch: FetchLike = globalThis.fetch,
	now = Date.now(),
): Promise<Map<string, ServiceReport>> {
	const requested = new Set(stations);
	const reports = new Map<string, ServiceReport>();
	for (const item of await ask(stations, settings, fetch)) {
		const { success, output } = v.safeParse(reportSchema, item);
		if (!success || !requested.has(output.icaoId)) continue;
		const observed = output.obsTime * 1000;
		if (observed > now + CLOCK_TOLERANCE_MS) continue;
		const observedAt = new Date(observed).toISOString();
		const known = reports.get(output.icaoId);
		if (known && known.observedAt >= observedAt) continue;
		const category = output.fltCat?.toLowerCase();
		reports.set(output.icaoId, {
			raw: output.rawOb,
			observedAt,
			category: flightCategories.find((name) => name === category) ?? null,
		});
	}
	if (reports.size === 0) throw new Error('The response has no report');
	return reports;
}

async function ask(
	stations: readonly string[],
	{ METAR_API_URL, SITE_URL }: WeatherServiceSettings,
	fetch: FetchLike,
): Promise<unknown[]> {
	const response = await fetch(
		`${METAR_API_URL}/api/data/metar?ids=${stations.join(',')}&format=json`,
		{
			headers: { Accept: 'application/json', 'User-Agent': `${site.name} (${SITE_URL})` },
			// No redirects: only the configured service may be called.
			redirect: 'manual',
			signal: AbortSignal.timeout(TIMEOUT_MS),
		},
	);
	if (response.status === 204) return [];
	if (response.status !== 200) {
		await response.body?.cancel();
		throw new Error(`HTTP ${response.status}`);
	}
	const json: unknown = await response.json();
	if (!Array.isArray(json)) throw new Error('The response is no list');
	return json;
}
