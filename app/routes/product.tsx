import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { AddToCart } from '~/features/cart/add-to-cart';
import { loadProduct } from '~/features/catalog/catalog.server';
import { ProductMedia } from '~/features/catalog/product-media';
import { ProductStage } from '~/features/catalog/product-stage';
import { RecommendationRows } from '~/features/catalog/recommendation-rows';
import { SellingPlanChoice } from '~/features/catalog/selling-plan-choice';
import { SiblingPicker } from '~/features/catalog/sibling-picker';
import { WholeStory } from '~/features/catalog/story';
import { useVariantUnderWay } from '~/features/catalog/variant-choice';
import { findMoved } from '~/features/seo/moved.server';
import { seoMeta } from '~/features/shell/seo';
import { pageNotFound } from '~/lib/not-found.server';
import { PUBLIC_PAGE } from '~/page-cache.server';
import { available } from '~/shopify/available.server';
import { productSeo } from './product-seo.server';

/** The form, of which the choice of a selling plan is a part. */
const FORM = 'add-to-cart';

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const found = await available(
		loadProduct(context, params.handle ?? '', searchParams.get('variant')),
	);
	if (!found) throw (await findMoved(request, context)) ?? pageNotFound(request);
	const { product, recommendations } = found;
	return { product, recommendations, seo: productSeo(context, found, { pathname }) };
}

export default function ProductRoute() {
	const { product, recommendations } = useLoaderData<typeof loader>();
	const { id, available: canBuy } = product.variant;
	const pending = useVariantUnderWay();
	return (
		<ProductStage
			product={product}
			heading={<h1 className="text-3xl">{product.title}</h1>}
			media={<ProductMedia media={product.media} />}
			siblings={<SiblingPicker siblings={product.siblings} />}
			plans={<SellingPlanChoice key={product.handle} variant={product.variant} form={FORM} />}
			action={
				<AddToCart
					id={FORM}
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
			<RecommendationRows {...recommendations} />
		</ProductStage>
	);
}
