import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { loadProduct } from '~/features/catalog/catalog.server';
import { markdownAnswer } from '~/features/seo/markdown-answer.server';
import { productParts } from '~/features/seo/product-text.server';
import { methodNotAllowed } from '~/lib/method-not-allowed.server';

/** `/products/{handle}.md`: a product page as Markdown. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
	const handle = params.handle ?? '';
	const page = loadProduct(context, handle, null).then(
		(found) =>
			found && {
				title: found.product.title,
				summary: found.about.description,
				parts: productParts(context, found),
			},
	);
	return markdownAnswer(context, `/products/${handle}`, page);
}

export function action(): Response {
	return methodNotAllowed('GET');
}
