import { allContentPages } from '~/features/content/content.server';
import { defaultLocale } from '~/i18n/locales';
import type { SitemapPage } from './sitemap';

/**
 * Pages that do not depend on the catalogue: those of `paths`, and content, which exists in every language, so that
 * one language lists it.
 */
export function ownPages(paths: readonly string[]): SitemapPage[] {
	return [
		...['/', '/collections', ...paths].map((path) => ({ path })),
		...allContentPages(defaultLocale).map(({ path, updated }) => ({ path, changed: updated })),
	];
}
