import { alternatePaths, canonicalPath } from '~/i18n/locale-path';
import { localeCodes } from '~/i18n/locales';
import { xmlElement, xmlText } from './xml';

/** A page in all languages. */
export interface SitemapPage {
	/** Path without a locale prefix. */
	path: string;
	/** Last modification, ISO 8601. */
	changed?: string;
	/** Absolute URL of its picture. */
	image?: string;
}

/** The platform's kinds of sitemap entries. */
export const sitemapKinds = ['collections', 'products'] as const;

export type SitemapKind = (typeof sitemapKinds)[number];

/** A part of the sitemap: the shop's own pages, or one page of the platform's. */
export type SitemapPart = { kind: 'pages' } | { kind: SitemapKind; page: number };

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap with an entry for each language; each entry lists its alternates. */
export function urlSet(siteUrl: string, pages: readonly SitemapPage[]): string {
	const entries = pages.flatMap((page) => {
		const alternates = alternatePaths(page.path).map(
			({ hrefLang, path }) =>
				`<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${xmlText(siteUrl + path)}"/>`,
		);
		const image = page.image && `<image:image>${xmlElement('image:loc', page.image)}</image:image>`;
		return localeCodes.map((locale) =>
			[
				`<url>${xmlElement('loc', siteUrl + canonicalPath(locale, page.path))}`,
				xmlElement('lastmod', page.changed),
				...alternates,
				`${image ?? ''}</url>`,
			].join(''),
		);
	});
	return [
		DECLARATION,
		`<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`,
		...entries,
		'</urlset>',
		'',
	].join('\n');
}

/** XML of the index, with the absolute URL of each part. */
export function sitemapIndex(siteUrl: string, parts: readonly SitemapPart[]): string {
	return [
		DECLARATION,
		`<sitemapindex xmlns="${SCHEMA}">`,
		...parts.map((part) => `<sitemap>${xmlElement('loc', siteUrl + partPath(part))}</sitemap>`),
		'</sitemapindex>',
		'',
	].join('\n');
}

/** Path of a part: `/sitemap/products-2.xml`. */
function partPath(part: SitemapPart): string {
	return part.kind === 'pages' ? '/sitemap/pages.xml' : `/sitemap/${part.kind}-${part.page}.xml`;
}

/** Parses a part's name; `undefined` for an unknown one. */
export function readPart(name: string): SitemapPart | undefined {
	if (name === 'pages') return { kind: 'pages' };
	const [, kind, page] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
	const known = sitemapKinds.find((each) => each === kind);
	return known && { kind: known, page: Number(page) };
}
