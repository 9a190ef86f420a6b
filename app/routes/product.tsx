import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { AddToCart } from '~/features/cart/add-to-cart';
import { loadProduct } from '~/features/catalog/catalog.server';
import { ProductMedia } from '~/features/catalog/media/product-media';
import { ProductAction } from '~/features/catalog/product-card';
import { ProductStage } from '~/features/catalog/product-stage';
import { RecommendationRows } from '~/features/catalog/recommendation-rows';
import { SellingPlanChoice } from '~/features/catalog/selling-plan-choice';
import { SiblingPicker } from '~/features/catalog/sibling-picker';
import { WholeStory } from '~/features/catalog/story';
import { useVariantLoading } from '~/features/catalog/variant-choice';
import { GuaranteeLink, SafetyNotes } from '~/features/legal/product-notes';
import { guaranteeLink, safetyView } from '~/features/legal/product-safety.server';
import { StockLink } from '~/features/notifications/stock-link';
import { seoMeta } from '~/features/seo/page-seo';
import { productSeo } from '~/features/seo/product-seo.server';
import { findRedirect } from '~/features/seo/redirects.server';
import { Heart, HeartOnCard } from '~/features/wishlist/heart';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { pageNotFound } from '~/lib/not-found.server';
import { available } from '~/shopify/available.server';

/** Form id, for controls outside the form. */
const FORM = 'add-to-cart';

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const found = await available(
		loadProduct(context, params.handle ?? '', searchParams.get('variant')),
	);
	if (!found) throw (await findRedirect(request, context)) ?? pageNotFound(request);
	const { descriptionHtml, details, ...product } = found.product;
	return {
		product,
		recommendations: found.recommendations,
		// The guarantee does not apply to gift cards.
		guarantee: found.source.isGiftCard ? null : guaranteeLink(context.locale),
		descriptionHtml,
		details,
		safety: safetyView(context.locale, found.source),
		seo: productSeo(context, found, { pathname }),
	};
}

export default function ProductRoute() {
	const { product, recommendations, guarantee, descriptionHtml, details, safety } =
		useLoaderData<typeof loader>();
	const { id, available: canBuy } = product.variant;
	const pending = useVariantLoading();
	return (
		<ProductStage
			product={product}
			heading={
				<div className="flex items-start justify-between gap-2">
					<h1 className="text-3xl">{product.title}</h1>
					<Heart id={product.id} title={product.title} />
				</div>
			}
			media={<ProductMedia media={product.media} />}
			siblings={<SiblingPicker siblings={product.siblings} />}
			plans={<SellingPlanChoice key={product.handle} variant={product.variant} form={FORM} />}
			aside={guarantee ? <GuaranteeLink label={guarantee} /> : null}
			action={
				canBuy ? (
					<AddToCart id={FORM} variantId={id} pending={pending} productTitle={product.title} />
				) : (
					<StockLink id={id} />
				)
			}
		>
			{/* The key resets the section for another product. */}
			<WholeStory key={product.handle} descriptionHtml={descriptionHtml} details={details} />
			{safety ? <SafetyNotes key={`safety-${product.handle}`} safety={safety} /> : null}
			<ProductAction.Provider value={HeartOnCard}>
				<RecommendationRows {...recommendations} />
			</ProductAction.Provider>
		</ProductStage>
	);
}
