import type { MetaDescriptor } from '@remix-run/react';
import { pageTitle } from '~/features/shell/page-title';
import type { Money } from '~/i18n/format';
import { alternatePaths, canonicalPath, parseLocalePath } from '~/i18n/locale-path';
import { type Locale, localeCodes, locales } from '~/i18n/locales';
import { site } from '~/site';
import sitePicture from './site-preview.jpg';

/** Size of a platform's picture in link previews, in pixels. */
const PREVIEW = { width: '1200', height: '630' };

/** A picture for link previews: its URL, and its size in pixels. */
export interface Preview {
	/** Absolute, or a path of this site. */
	url: string;
	width: string;
	height: string;
}

/** For pages without a picture of their own; `scripts/link-previews.ts` writes it. */
const SITE_PREVIEW: Preview = { ...PREVIEW, url: sitePicture };

/** A page's metadata; created in the loader, because absolute URLs need `SITE_URL`. */
export interface Seo {
	title: string;
	description?: string;
	/** Absolute; the URLs of other languages are derived from it. */
	canonical: string;
	/** Absolute URL of a picture at the platform, which crops it for link previews. */
	image?: string;
	preview?: Preview;
	/** Price of the product on the page. */
	price?: Money;
	/** Whether the page also exists as Markdown, at its URL with `.md`. */
	text?: boolean;
	/** A schema.org graph as JSON: as a value, each of its objects would be in the loader's data. */
	structuredData?: string;
	/** For private pages and result pages. */
	noIndex?: boolean;
}

export interface SeoInput {
	/** `SITE_URL`, an origin. */
	siteUrl: string;
	/** Requested pathname. */
	pathname: string;
	title: string;
	description?: string;
	/** URL of a picture at the platform. */
	image?: string;
	preview?: Preview;
	price?: Money;
	text?: boolean;
	noIndex?: boolean;
	/** Query string that identifies the page, e.g. `?page=2`. */
	search?: string;
}

/** A page's metadata, with the absolute canonical URL of its path. */
export function createSeo({ siteUrl, pathname, search = '', ...page }: SeoInput): Seo {
	const { locale, path } = parseLocalePath(pathname);
	const hasPicture = page.image !== undefined || page.preview !== undefined;
	return {
		...page,
		...(!hasPicture && !page.noIndex && { preview: SITE_PREVIEW }),
		canonical: `${siteUrl}${canonicalPath(locale, path)}${search}`,
	};
}

/** The metadata with the nodes of a schema.org graph (JSON-LD). */
export function withStructuredData(seo: Seo, nodes: readonly object[]): Seo {
	const graph = { '@context': 'https://schema.org', '@graph': nodes };
	return { ...seo, structuredData: JSON.stringify(graph) };
}

/** Meta descriptors for Remix. Without data (error pages) the site's name only. */
export function seoMeta(seo: Seo | undefined): MetaDescriptor[] {
	if (!seo) return [{ title: site.name }];
	const { origin, pathname, search } = new URL(seo.canonical);
	const { locale, path } = parseLocalePath(pathname);
	const title = pageTitle(seo.title);
	return [
		{ title },
		...(seo.description ? [{ name: 'description', content: seo.description }] : []),
		{ tagName: 'link', rel: 'canonical', href: seo.canonical },
		...alternatePaths(path).map((alternate) => ({
			tagName: 'link',
			rel: 'alternate',
			hrefLang: alternate.hrefLang,
			href: `${origin}${alternate.path}${search}`,
		})),
		...(seo.text
			? [
					{
						tagName: 'link',
						rel: 'alternate',
						type: 'text/markdown',
						href: textUrl(seo.canonical),
					},
				]
			: []),
		...(seo.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
		...(seo.structuredData ? [{ 'script:ld+json': JSON.parse(seo.structuredData) }] : []),
		{ property: 'og:site_name', content: site.name },
		{ property: 'og:type', content: seo.price ? 'product' : 'website' },
		{ property: 'og:locale', content: openGraphLocale(locale) },
		...localeCodes
			.filter((code) => code !== locale)
			.map((code) => ({ property: 'og:locale:alternate', content: openGraphLocale(code) })),
		{ property: 'og:title', content: seo.title },
		{ property: 'og:url', content: seo.canonical },
		...(seo.description ? [{ property: 'og:description', content: seo.description }] : []),
		...(seo.image ? pictureMeta({ ...PREVIEW, url: previewPicture(seo.image) }, seo.title) : []),
		...(seo.preview
			? pictureMeta({ ...seo.preview, url: `${origin}${seo.preview.url}` }, seo.title)
			: []),
		...(seo.price
			? [
					{ property: 'product:price:amount', content: seo.price.amount },
					{ property: 'product:price:currency', content: seo.price.currencyCode },
				]
			: []),
	];
}

/** Picture data for link previews, which do not wait for the picture itself. */
function pictureMeta({ url, width, height }: Preview, alt: string): MetaDescriptor[] {
	return [
		{ property: 'og:image', content: url },
		{ property: 'og:image:width', content: width },
		{ property: 'og:image:height', content: height },
		{ property: 'og:image:alt', content: alt },
		{ name: 'twitter:card', content: 'summary_large_image' },
	];
}

/** Cropped by the platform. */
function previewPicture(url: string): string {
	const previewUrl = new URL(url);
	for (const [name, value] of Object.entries(PREVIEW)) previewUrl.searchParams.set(name, value);
	previewUrl.searchParams.set('crop', 'center');
	return previewUrl.href;
}

/** URL of a page's Markdown version; such pages have no parameters. */
function textUrl(url: string): string {
	const { origin, pathname } = new URL(url);
	const { path } = parseLocalePath(pathname);
	return `${origin}${pathname}${path === '/' ? `${pathname === '/' ? '' : '/'}index` : ''}.md`;
}

function openGraphLocale(locale: Locale): string {
	return locales[locale].tag.replace('-', '_');
}
