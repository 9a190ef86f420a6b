import { type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { useTranslation } from 'react-i18next';
import { AddToCart, AddToCartAgain } from '~/features/cart/add-to-cart';
import { loadProduct } from '~/features/catalog/catalog.server';
import { ProductAction } from '~/features/catalog/product-card';
import { ProductMain } from '~/features/catalog/product-main';
import { purchaseTerms, withDeliveryRow } from '~/features/catalog/purchase-terms.server';
import { RecommendationRows } from '~/features/catalog/recommendation-rows';
import { SellingPlanChoice } from '~/features/catalog/selling-plan-choice';
import { SiblingPicker } from '~/features/catalog/sibling-picker';
import { DetailsStory, WholeStory } from '~/features/catalog/static-sections';
import { useVariantLoading } from '~/features/catalog/variant-choice';
import { isOfDefaultRegion, loadMapPage } from '~/features/home/map-page.server';
import { MapStory } from '~/features/home/map-story';
import { GuaranteeLink, SafetyNotes } from '~/features/legal/product-notes';
import { guaranteeLink, safetyView } from '~/features/legal/product-safety.server';
import { StockLink } from '~/features/notifications/stock-link';
import { seoMeta } from '~/features/seo/page-seo';
import { productSeo } from '~/features/seo/product-seo.server';
import { findRedirect } from '~/features/seo/redirects.server';
import { CategoryStory } from '~/features/weather/category-story';
import { useVariantRegion } from '~/features/weather/region-choice';
import { WeatherMap } from '~/features/weather/weather-map';
import type { WeatherMapView } from '~/features/weather/weather-view';
import { CardWishlistButton, WishlistButton } from '~/features/wishlist/wishlist-button';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { withNoBreakHyphens, withNoBreakSpaces } from '~/lib/no-break';
import { pageNotFound } from '~/lib/not-found.server';
import { available } from '~/shopify/available.server';
import { site } from '~/site';

/** Form id, for controls outside the form. */
const FORM = 'add-to-cart';

/** Titles with more characters are smaller: else they push the price out of the window. */
const LONG_TITLE = 60;

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

/** Any product, at `/products/{handle}`; the map also at its own address, which is the canonical one. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { handle = site.product } = params;
	const variant = new URL(request.url).searchParams.get('variant');
	const found = await available(loadProduct(context, handle, variant, isOfDefaultRegion(context)));
	if (!found) throw (await findRedirect(request, context)) ?? pageNotFound(request);
	const { descriptionHtml, details: _, ...product } = found.product;
	const map = await loadMapPage(context, found);
	return {
		product,
		recommendations: found.recommendations,
		guarantee: guaranteeLink(context.locale, found.source),
		// The map has long texts of its own.
		descriptionHtml: map ? '' : descriptionHtml,
		details: withDeliveryRow(context, found),
		terms: purchaseTerms(context, found),
		safety: safetyView(context.locale, found.source),
		weather: map?.weather ?? null,
		seo: productSeo(context, found, map?.title),
	};
}

export default function ProductRoute() {
	const { product, recommendations, guarantee, descriptionHtml, details, terms, safety, weather } =
		useLoaderData<typeof loader>();
	const { t } = useTranslation('home');
	const { id, available: canBuy, size } = product.variant;
	const pending = useVariantLoading();
	return (
		<ProductMain
			product={product}
			heading={
				<>
					<div className="flex items-start justify-between gap-2">
						{/* Smaller in a narrow panel, for long words. */}
						<h1
							className={
								product.title.length > LONG_TITLE ? 'text-2xl' : 'text-4xl md:max-xl:text-3xl'
							}
						>
							{withNoBreakHyphens(product.title)}
						</h1>
						<div className="-mr-2.5">
							<WishlistButton id={product.id} title={product.title} />
						</div>
					</div>
					{weather ? <p className="mt-2">{t('hero.lead')}</p> : null}
				</>
			}
			siblings={<SiblingPicker siblings={product.siblings} />}
			plans={<SellingPlanChoice key={product.handle} variant={product.variant} form={FORM} />}
			aside={guarantee ? <GuaranteeLink label={guarantee} /> : null}
			terms={terms}
			shortAction={canBuy ? <AddToCartAgain form={FORM} /> : null}
			action={
				canBuy ? (
					<AddToCart id={FORM} variantId={id} pending={pending} productTitle={product.title} />
				) : (
					<StockLink id={id} />
				)
			}
		>
			{weather ? (
				<MapStory
					live={<LiveMap view={weather} />}
					categories={<CategoryStory />}
					details={<DetailsStory rows={details} />}
					wall={
						size && {
							size,
							choice: withNoBreakSpaces(product.options.map(({ chosen }) => chosen).join(', ')),
						}
					}
					boxPicture={product.boxPicture}
				/>
			) : (
				// The key resets the section for another product.
				<WholeStory key={product.handle} descriptionHtml={descriptionHtml} details={details} />
			)}
			{safety ? <SafetyNotes key={`safety-${product.handle}`} safety={safety} /> : null}
			<ProductAction.Provider value={CardWishlistButton}>
				<RecommendationRows {...recommendations} />
			</ProductAction.Provider>
		</ProductMain>
	);
}

/** The live map of the chosen variant's region. */
function LiveMap({ view }: { view: WeatherMapView }) {
	const [searchParams] = useSearchParams();
	const [region, onRegion] = useVariantRegion(view.region, searchParams.has('variant'));
	return <WeatherMap key={view.region} view={view} region={region} onRegion={onRegion} />;
}
