import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { RecipientChoice } from '~/features/cart/recipient-choice';
import { loadProductPage } from '~/features/catalog/catalog.server';
import { productData } from '~/features/catalog/purchase-terms.server';
import { ProductSection } from '~/features/catalog/static-sections';
import { guaranteeLinkLabel, safetyView } from '~/features/legal/product-safety.server';
import { seoMeta } from '~/features/seo/page-seo';
import { productSeo } from '~/features/seo/product-seo.server';
import { findRedirect } from '~/features/seo/redirects.server';
import { screenMessages } from '~/i18n/messages.server';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { pageNotFound } from '~/lib/not-found.server';
import { FORM, ProductScreen } from '~/product-screen';

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

/** Any product but the main one, which has its own route. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { handle = '' } = params;
	const variant = new URL(request.url).searchParams.get('variant');
	const found = await loadProductPage(context, handle, variant);
	if (!found) throw (await findRedirect(request, context)) ?? pageNotFound(request);
	return {
		...productData(context, found),
		descriptionHtml: found.product.descriptionHtml,
		guarantee: guaranteeLinkLabel(context, found.source),
		safety: safetyView(context.locale, found.source),
		seo: productSeo(context, found),
		...(found.product.giftCard && { messages: screenMessages(context.locale, 'recipient') }),
	};
}

export default function ProductRoute() {
	const { descriptionHtml, details, ...page } = useLoaderData<typeof loader>();
	const { product } = page;
	return (
		<ProductScreen
			{...page}
			recipient={
				product.giftCard && product.variant.available ? (
					<RecipientChoice key={product.handle} form={FORM} />
				) : null
			}
		>
			{/* The key resets the section for another product. */}
			<ProductSection key={product.handle} descriptionHtml={descriptionHtml} details={details} />
		</ProductScreen>
	);
}
