import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { loadProduct } from '~/features/catalog/catalog.server';
import { mapTextParts } from '~/features/home/home-text.server';
import { markdownResponse } from '~/features/seo/markdown-response.server';
import { productParts } from '~/features/seo/product-text.server';
import { translator } from '~/i18n/i18next.server';
import { productPath, site } from '~/site';

/** A product page as Markdown, at `/products/{handle}.md`; the main product's also at its own URL. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
	const { handle = site.product } = params;
	const isMainProduct = handle === site.product;
	const page = loadProduct(context, handle, null).then(
		(found) =>
			found && {
				title: found.product.title,
				summary: isMainProduct
					? translator(context.locale)('home:hero.lead')
					: found.about.description,
				parts: [
					...productParts(context, found),
					...(isMainProduct ? mapTextParts(context.locale) : []),
				],
			},
	);
	return markdownResponse(context, productPath(handle), page);
}
