import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { boxParts, factNames, questionNames, stepNames } from '~/features/home/contents';
import { loadHome } from '~/features/home/home.server';
import { markdownAnswer } from '~/features/seo/markdown-answer.server';
import { formatMoney } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import { canonicalPath } from '~/i18n/locale-path';
import { productPath, site } from '~/site';

/** `/index.md`: the home page as Markdown. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	const { locale, env } = context;
	const t = translator(locale);
	const { name } = site;
	const at = (path: string) => env.SITE_URL + canonicalPath(locale, path);
	const page = loadHome(context).then(({ map, products, delivery, vatIncluded }) => ({
		title: t('home:hero.title'),
		summary: t('home:hero.lead'),
		parts: [
			{ text: t('home:about.text', { name }) },
			{
				heading: name,
				lines: factNames.map(
					(fact) =>
						`${t(`home:facts.${fact}.name`)}: ${t(`home:facts.${fact}.figure`)}, ${t(`home:facts.${fact}.text`)}`,
				),
			},
			{
				heading: t('home:how.title'),
				lines: stepNames.map((step) => t(`home:how.${step}.text`, { name })),
			},
			{ heading: t('home:box.title'), lines: boxParts.map((part) => t(`home:box.${part}`)) },
			{
				heading: t('home:questions.title'),
				lines: questionNames.map(
					(asked) =>
						`${t(`home:questions.${asked}.question`)} ${t(`home:questions.${asked}.answer`, { name })}`,
				),
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
	}));
	return markdownAnswer(context, '/', page);
}
