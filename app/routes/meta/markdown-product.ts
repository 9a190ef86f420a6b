import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { loadProduct } from '~/features/catalog/catalog.server';
import { wrongMethod } from '~/lib/wrong-method.server';
import { markdownAnswer } from './markdown-answer.server';
import { productParts } from './product-parts.server';

/** `/products/{handle}.md`: a product's page as text. */
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
	return wrongMethod('GET');
}
