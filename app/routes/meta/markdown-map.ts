import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { loadProduct } from '~/features/catalog/catalog.server';
import { boxParts } from '~/features/home/contents';
import { markdownAnswer } from '~/features/seo/markdown-answer.server';
import { productParts } from '~/features/seo/product-text.server';
import { translator } from '~/i18n/i18next.server';
import { methodNotAllowed } from '~/lib/method-not-allowed.server';
import { mapPath, site } from '~/site';

/** The map's product page as Markdown. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	const t = translator(context.locale);
	const page = loadProduct(context, site.product, null).then(
		(found) =>
			found && {
				title: found.product.title,
				summary: t('home:hero.lead'),
				parts: [
					...productParts(context, found),
					{ heading: t('home:scale.title'), text: t('home:scale.text') },
					{
						heading: t('home:box.title'),
						lines: boxParts.map((part) => t(`home:box.${part}`)),
						text: t('home:box.text'),
					},
				],
			},
	);
	return markdownAnswer(context, mapPath, page);
}

export function action(): Response {
	return methodNotAllowed('GET');
}
