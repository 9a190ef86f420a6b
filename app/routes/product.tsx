import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { AddToCart } from '~/features/cart/add-to-cart';
import { loadProduct } from '~/features/catalog/catalog.server';
import { ProductStage } from '~/features/catalog/product-stage';
import { WholeStory } from '~/features/catalog/story';
import { useVariantUnderWay } from '~/features/catalog/variant-choice';
import { createSeo, seoMeta } from '~/features/shell/seo';
import { pageNotFound } from '~/lib/not-found.server';
import { PUBLIC_PAGE } from '~/page-cache.server';
import { available } from '~/shopify/available.server';

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const found = await available(
		loadProduct(context, params.handle ?? '', searchParams.get('variant')),
	);
	if (!found) throw pageNotFound(request);
	const { product, about } = found;
	return { product, seo: createSeo({ siteUrl: context.env.SITE_URL, pathname, ...about }) };
}

export default function ProductRoute() {
	const { product } = useLoaderData<typeof loader>();
	const { id, available: canBuy } = product.variant;
	const pending = useVariantUnderWay();
	return (
		<ProductStage
			product={product}
			heading={<h1 className="text-3xl">{product.title}</h1>}
			action={
				<AddToCart
					variantId={id}
					available={canBuy}
					pending={pending}
					productTitle={product.title}
				/>
			}
		>
			{/* Another product on this same page is another story. */}
			<WholeStory
				key={product.handle}
				descriptionHtml={product.descriptionHtml}
				details={product.details}
			/>
		</ProductStage>
	);
}
