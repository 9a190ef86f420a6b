import { allContentPages } from '~/features/content/content.server';
import { defaultLocale } from '~/i18n/locales';
import type { SitemapPage } from './sitemap';

/**
 * Pages that do not depend on the catalogue: those of `paths`, and all content. Its pages are the same in every
 * language, so one language is enough.
 */
export function ownPages(paths: readonly string[]): SitemapPage[] {
	return [
		...['/', '/collections', ...paths].map((path) => ({ path })),
		...allContentPages(defaultLocale).map(({ path, updated }) => ({ path, changed: updated })),
	];
}
