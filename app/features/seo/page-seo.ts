import type { MetaDescriptor } from '@remix-run/react';
import { pageTitle } from '~/features/shell/page-title';
import type { Money } from '~/i18n/format';
import { alternatePaths, canonicalPath, parseLocalePath } from '~/i18n/locale-path';
import { type Locale, localeCodes, locales } from '~/i18n/locales';
import { site } from '~/site';

type LdJson = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json'];

/** Size of the picture of a link preview, in pixels. */
const PREVIEW = { width: '1200', height: '630' };

/** What a page says of itself; made by its loader, since absolute addresses come from `SITE_URL`. */
export interface Seo {
	title: string;
	description?: string;
	/** Absolute; the addresses in the other languages follow from it. */
	canonical: string;
	/** Absolute address of a picture at the platform, which cuts it to the form of a link preview. */
	image?: string;
	/** What the page sells. */
	price?: Money;
	/** The page is there as text too, at its own address with `.md` behind it. */
	text?: boolean;
	/** What search engines learn of the page: nodes of a schema.org graph (JSON-LD). */
	structuredData?: readonly object[];
	/** Private and result pages stay out of search engines. */
	noIndex?: boolean;
}

export interface SeoInput {
	/** `SITE_URL`, an origin. */
	siteUrl: string;
	/** The page's own pathname, in whichever form it was asked for. */
	pathname: string;
	title: string;
	description?: string;
	/** Address of a picture at the platform. */
	image?: string;
	price?: Money;
	text?: boolean;
	noIndex?: boolean;
	/** Query string that belongs to the page's identity, e.g. `?page=2`. */
	search?: string;
}

/** What a page says of itself, under its canonical address. */
export function createSeo({ siteUrl, pathname, search = '', ...page }: SeoInput): Seo {
	const { locale, path } = parseLocalePath(pathname);
	return { ...page, canonical: `${siteUrl}${canonicalPath(locale, path)}${search}` };
}

/** Remix's meta descriptors. Without data (an error page) only the site's name is sure. */
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
						href: textAddress(seo.canonical),
					},
				]
			: []),
		...(seo.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
		...(seo.structuredData
			? [
					{
						'script:ld+json': {
							'@context': 'https://schema.org',
							'@graph': seo.structuredData as LdJson[],
						},
					},
				]
			: []),
		{ property: 'og:site_name', content: site.name },
		{ property: 'og:type', content: seo.price ? 'product' : 'website' },
		{ property: 'og:locale', content: openGraphLocale(locale) },
		...localeCodes
			.filter((code) => code !== locale)
			.map((code) => ({ property: 'og:locale:alternate', content: openGraphLocale(code) })),
		{ property: 'og:title', content: seo.title },
		{ property: 'og:url', content: seo.canonical },
		...(seo.description ? [{ property: 'og:description', content: seo.description }] : []),
		...(seo.image ? pictureMeta(previewPicture(seo.image), seo.title) : []),
		...(seo.price
			? [
					{ property: 'product:price:amount', content: seo.price.amount },
					{ property: 'product:price:currency', content: seo.price.currencyCode },
				]
			: []),
	];
}

/** What link previews of a card's size need to know before they have the picture. */
function pictureMeta(image: string, alt: string): MetaDescriptor[] {
	return [
		{ property: 'og:image', content: image },
		{ property: 'og:image:width', content: PREVIEW.width },
		{ property: 'og:image:height', content: PREVIEW.height },
		{ property: 'og:image:alt', content: alt },
		{ name: 'twitter:card', content: 'summary_large_image' },
	];
}

/** The platform cuts a picture to the form of a card. */
function previewPicture(url: string): string {
	const address = new URL(url);
	for (const [name, value] of Object.entries(PREVIEW)) address.searchParams.set(name, value);
	address.searchParams.set('crop', 'center');
	return address.href;
}

/** Address of a page as text, by the page's own, which has no parameters then. */
function textAddress(address: string): string {
	const { origin, pathname } = new URL(address);
	const { path } = parseLocalePath(pathname);
	return `${origin}${pathname}${path === '/' ? `${pathname === '/' ? '' : '/'}index` : ''}.md`;
}

function openGraphLocale(locale: Locale): string {
	return locales[locale].tag.replace('-', '_');
}
