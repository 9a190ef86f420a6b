import type { StationReport, WeatherMapView } from './weather-view';

const reportsOf = new WeakMap<WeatherMapView, readonly StationReport[]>();

/**
 * Lays a page's reports beside its view for the markup alone: they are no part of the loader's data, which
 * would send each of them a second time. In the browser there are none.
 */
export function keepReports(view: WeatherMapView, reports: readonly StationReport[]): void {
	reportsOf.set(view, reports);
}

export function keptReports(view: WeatherMapView): readonly StationReport[] | undefined {
	return reportsOf.get(view);
}
