import type { MetaDescriptor } from '@remix-run/react';
import { alternatePaths, canonicalPath, parseLocalePath } from '~/i18n/locale-path';
import { locales } from '~/i18n/locales';
import { site } from '~/site';

/** What a page says of itself; made by its loader, since absolute addresses come from `SITE_URL`. */
export interface Seo {
	title: string;
	description?: string;
	canonical: string;
	alternates: { hrefLang: string; href: string }[];
	/** Absolute address of the picture for link previews. */
	image?: string;
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
	image?: string;
	noIndex?: boolean;
	/** Query string that belongs to the page's identity, e.g. `?page=2`. */
	search?: string;
}

/** Canonical address and language alternates of a page. */
export function createSeo({ siteUrl, pathname, search = '', ...page }: SeoInput): Seo {
	const { locale, path } = parseLocalePath(pathname);
	return {
		...page,
		canonical: `${siteUrl}${canonicalPath(locale, path)}${search}`,
		alternates: alternatePaths(path).map(({ hrefLang, path: alternate }) => ({
			hrefLang,
			href: `${siteUrl}${alternate}${search}`,
		})),
	};
}

/** Remix's meta descriptors. Without data (an error page) only the site's name is sure. */
export function seoMeta(seo: Seo | undefined): MetaDescriptor[] {
	if (!seo) return [{ title: site.name }];
	const { locale } = parseLocalePath(new URL(seo.canonical).pathname);
	const title = pageTitle(seo.title);
	return [
		{ title },
		...(seo.description ? [{ name: 'description', content: seo.description }] : []),
		{ tagName: 'link', rel: 'canonical', href: seo.canonical },
		...seo.alternates.map((alternate) => ({ tagName: 'link', rel: 'alternate', ...alternate })),
		...(seo.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
		{ property: 'og:site_name', content: site.name },
		{ property: 'og:type', content: 'website' },
		{ property: 'og:locale', content: locales[locale].tag.replace('-', '_') },
		{ property: 'og:title', content: seo.title },
		{ property: 'og:url', content: seo.canonical },
		...(seo.description ? [{ property: 'og:description', content: seo.description }] : []),
		...(seo.image ? [{ property: 'og:image', content: seo.image }] : []),
	];
}

/** The specified template: '%s - {site name}'. */
export function pageTitle(title: string): string {
	return `${title} - ${site.name}`;
}
