import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { loadProduct } from '~/features/catalog/catalog.server';
import { mapTextParts } from '~/features/home/home-text.server';
import { markdownResponse } from '~/features/seo/markdown-response.server';
import { productParts } from '~/features/seo/product-text.server';
import { translator } from '~/i18n/i18next.server';
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
				parts: [...productParts(context, found), ...(isMap ? mapTextParts(context.locale) : [])],
			},
	);
	return markdownResponse(context, productPath(handle), page);
}
