import { allContentPages } from '~/features/content/content.server';
import { regionPath } from '~/features/weather/regions';
import { regionKeys } from '~/features/weather/weather-view';
import { defaultLocale } from '~/i18n/locales';
import type { SitemapPage } from './sitemap';

const paths = ['/', '/collections', ...regionKeys.map(regionPath)];

/** Pages that do not depend on the catalogue. Content exists in every language, so one language lists it. */
export function ownPages(): SitemapPage[] {
	return [
		...paths.map((path) => ({ path })),
		...allContentPages(defaultLocale).map(({ path, updated }) => ({ path, changed: updated })),
	];
}
