import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { loadProduct } from '~/features/catalog/catalog.server';
import { boxParts } from '~/features/home/contents';
import type { TextPart } from '~/features/seo/markdown.server';
import { markdownAnswer } from '~/features/seo/markdown-answer.server';
import { productParts } from '~/features/seo/product-text.server';
import { translator } from '~/i18n/i18next.server';
import type { Locale } from '~/i18n/locales';
import { productPath, site } from '~/site';

/** A product page as Markdown, at `/products/{handle}.md`; the map's also at its own address. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
	const { handle = site.product } = params;
	const isMap = handle === site.product;
	const page = loadProduct(context, handle, null).then(
		(found) =>
			found && {
				title: found.product.title,
				summary: isMap ? translator(context.locale)('home:hero.lead') : found.about.description,
				parts: [...productParts(context, found), ...(isMap ? mapParts(context.locale) : [])],
			},
	);
	return markdownAnswer(context, productPath(handle), page);
}

/** What only the map has. */
function mapParts(locale: Locale): TextPart[] {
	const t = translator(locale);
	return [
		{ heading: t('home:scale.title'), text: t('home:scale.text') },
		{
			heading: t('home:box.title'),
			lines: boxParts.map((part) => t(`home:box.${part}`)),
			text: t('home:box.text'),
		},
	];
}
