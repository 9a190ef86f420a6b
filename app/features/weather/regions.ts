import type { Locale } from '~/i18n/locales';
import { type RegionKey, regionKeys } from './weather-view';

/** The map that a visitor sees first: the one of the market in which the locale starts. */
export const defaultRegions: Record<Locale, RegionKey> = { de: 'germany', en: 'usa' };

export function isRegion(value: string | undefined): value is RegionKey {
	return regionKeys.some((region) => region === value);
}

/** Site path of a region's page, without a locale prefix. */
export function regionPath(region: RegionKey): string {
	return `/weather/${region}`;
}

/** Site path of its reports as a table. */
export function tablePath(region: RegionKey): string {
	return `${regionPath(region)}#reports`;
}
