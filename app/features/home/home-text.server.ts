import type { TextPage, TextPart } from '~/features/seo/markdown.server';
import { formatMoney } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import { canonicalPath } from '~/i18n/locale-path';
import type { Locale } from '~/i18n/locales';
import type { AppContext } from '~/server/context.server';
import { productPath, site } from '~/site';
import { loadHome } from './home.server';
import { BOX_KEYS, FACT_KEYS, QUESTION_KEYS, STEP_KEYS } from './message-keys';

/**
 * The home page as text.
 * @throws ShopifyError where the platform cannot be reached
 */
export async function loadHomeText(context: AppContext): Promise<TextPage> {
	const { locale, env } = context;
	const t = translator(locale);
	const { name } = site;
	const at = (path: string) => env.SITE_URL + canonicalPath(locale, path);
	const { map, products, delivery, vatIncluded } = await loadHome(context);
	return {
		title: t('home:hero.title'),
		summary: t('home:hero.lead'),
		parts: [
			{ text: t('home:about.text', { name }) },
			{
				heading: name,
				lines: FACT_KEYS.map(
					(fact) =>
						`${t(`home:facts.${fact}.name`)}: ${t(`home:facts.${fact}.figure`)}, ${t(`home:facts.${fact}.text`)}`,
				),
			},
			{
				heading: t('home:how.title'),
				lines: STEP_KEYS.map((step) => t(`home:how.${step}.text`, { name })),
			},
			{
				heading: t('seo:llms.products'),
				text: t(vatIncluded ? 'catalog:tax.listIncluded' : 'catalog:tax.listExcluded'),
				links: (map ? [map, ...products] : products).map(({ handle, title, price, from }) => ({
					name: title,
					href: at(`${productPath(handle)}.md`),
					note: from
						? t('catalog:price.from', { price: formatMoney(price, locale) })
						: formatMoney(price, locale),
				})),
			},
			{ heading: t('home:service.delivery'), lines: delivery },
		],
	};
}

/** What the map's page has in addition to other product pages. */
export function mapTextParts(locale: Locale): TextPart[] {
	const t = translator(locale);
	return [
		{ heading: t('home:scale.title'), text: t('home:scale.text') },
		{
			heading: t('home:box.title'),
			lines: BOX_KEYS.map((part) => t(`home:box.${part}`)),
			text: t('home:box.text'),
		},
		{
			heading: t('home:questions.title'),
			lines: QUESTION_KEYS.map(
				(question) =>
					`${t(`home:questions.${question}.question`)} ${t(`home:questions.${question}.answer`, { name: site.name })}`,
			),
		},
	];
}
