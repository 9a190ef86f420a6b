import { allContentPages } from '~/features/content/content.server';
import { regionPath } from '~/features/weather/regions';
import { regionKeys } from '~/features/weather/weather-view';
import { defaultLocale } from '~/i18n/locales';
import type { SitemapPage } from './sitemap';

const paths = ['/', '/collections', ...regionKeys.map(regionPath)];

/** Pages that the shop has whatever it sells. Content is there in every language, so one names it. */
export function ownPages(): SitemapPage[] {
	return [
		...paths.map((path) => ({ path })),
		...allContentPages(defaultLocale).map(({ path, updated }) => ({ path, changed: updated })),
	];
}
