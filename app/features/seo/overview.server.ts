import { translator } from '~/i18n/i18next.server';
import { canonicalPath } from '~/i18n/locale-path';
import { localeCodes } from '~/i18n/locales';
import type { AppContext } from '~/server/context.server';
import { mainProductPath, productPath, site } from '~/site';
import { markdownPage, type TextLink } from './markdown.server';
import { SHOP_OVERVIEW_QUERY } from './seo.queries';

/**
 * `/llms.txt`: description of the shop with links to its pages as Markdown, in the format of llmstxt.org.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadOverview(context: AppContext, guides: readonly Guide[]): Promise<string> {
	const { collections, products } = await context.shopify.query(SHOP_OVERVIEW_QUERY, {
		cacheable: true,
	});
	const { locale, env } = context;
	const t = translator(locale);
	const at = (path: string) => env.SITE_URL + canonicalPath(locale, path);
	const linked = (path: string, { title, description }: Entry): TextLink => ({
		name: title,
		href: at(`${path}.md`),
		note: description,
	});
	return markdownPage({
		title: site.name,
		summary: t('home:meta.homeDescription'),
		parts: [
			{ text: t('home:about.text', { name: site.name }) },
			{
				heading: t('seo:llms.pages'),
				links: [
					{ name: t('home:meta.homeTitle'), href: at('/index.md') },
					{ name: site.name, href: at(`${mainProductPath}.md`), note: t('seo:llms.mainProduct') },
				],
			},
			{
				heading: t('seo:llms.guides'),
				links: guides.map(({ title, path, description }) => ({
					name: title,
					href: at(`${path}.md`),
					note: description,
				})),
			},
			{
				heading: t('seo:llms.collections'),
				links: collections.nodes.map((collection) =>
					linked(`/collections/${collection.handle}`, collection),
				),
			},
			{
				heading: t('seo:llms.products'),
				links: products.nodes.map((product) => linked(productPath(product.handle), product)),
				...(products.pageInfo.hasNextPage && { text: t('seo:text.more') }),
			},
			{
				heading: t('seo:llms.files'),
				links: [
					{
						name: t('seo:llms.feed'),
						href: at('/feeds/products.xml'),
						note: t('seo:llms.feedNote'),
					},
					{ name: t('seo:llms.sitemap'), href: `${env.SITE_URL}/sitemap.xml` },
					...localeCodes
						.filter((code) => code !== locale)
						.map((code) => ({
							name: t('seo:llms.otherLanguage'),
							href: env.SITE_URL + canonicalPath(code, '/llms.txt'),
						})),
				],
			},
		],
	});
}

/** An explanatory page; `path` has no locale prefix. It also exists as Markdown. */
export interface Guide {
	title: string;
	path: string;
	description: string;
}

interface Entry {
	handle: string;
	title: string;
	description: string;
}
