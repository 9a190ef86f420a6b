import { type Locale, locales } from '~/i18n/locales';
import { type RegionKey, regionKeys } from './weather-view';

/** Regions by market; any other market has Europe. */
const marketRegions: Readonly<Record<string, RegionKey>> = { DE: 'germany', US: 'usa' };

/** The map that a visitor sees first: the region of the locale's market. */
export function defaultRegion(locale: Locale): RegionKey {
	return marketRegions[locales[locale].country] ?? 'europe';
}

/** What is printed below each map, in every language. */
export const sheetTitles: Readonly<Record<RegionKey, string>> = {
	germany: 'Deutschland',
	alps: 'Alpen · Alpes · Alpi',
	europe: 'Europa',
	usa: 'United States',
};

export function isRegion(value: string | undefined): value is RegionKey {
	return regionKeys.some((region) => region === value);
}

/** Path of a region's page, without a locale prefix. */
export function regionPath(region: RegionKey): string {
	return `/weather/${region}`;
}

export const regionPaths = regionKeys.map(regionPath);

/** Path of a region's page that shows an airport first. */
export function airportPath(region: RegionKey, icao: string): string {
	return `${regionPath(region)}?airport=${icao}`;
}

/** Path of a region's list of reports. */
export function listPath(region: RegionKey): string {
	return `${regionPath(region)}#reports`;
}
