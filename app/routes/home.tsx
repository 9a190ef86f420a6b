import { Link, type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { useTranslation } from 'react-i18next';
import { PriceLine } from '~/features/catalog/price-line';
import { ProductAction } from '~/features/catalog/product-card';
import { ProductRow } from '~/features/catalog/product-row';
import { ListTaxNote, TaxNote } from '~/features/catalog/tax-note';
import { Editions } from '~/features/home/editions';
import { Hero } from '~/features/home/hero';
import stylesheet from '~/features/home/hero.css?url';
import { loadHomePage } from '~/features/home/home-page.server';
import { SectionHead } from '~/features/home/section-head';
import {
	AboutSection,
	DayAndNightSection,
	MetarSection,
	ServiceSection,
	SizesSection,
} from '~/features/home/static-sections';
import { seoMeta } from '~/features/seo/page-seo';
import { setChosenVariant } from '~/features/shell/main-product-link';
import { CategorySection } from '~/features/weather/category-section';
import { useVisitRegion } from '~/features/weather/region-choice';
import { WeatherMap } from '~/features/weather/weather-map';
import { CardWishlistButton } from '~/features/wishlist/wishlist-button';
import { useLocale } from '~/i18n/use-locale';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { productPath, site } from '~/site';
import { buttonClass } from '~/ui/button';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	...seoMeta(data?.seo),
	...(data?.walls ?? []).map((wall) => ({
		tagName: 'link' as const,
		rel: 'preload',
		as: 'image',
		fetchpriority: 'high',
		...wall,
	})),
];

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { pathname } = new URL(request.url);
	return loadHomePage(context, pathname);
}

export default function Home() {
	const { weather, cost, editions, products, vatIncluded, delivery, arrival, ...pictures } =
		useLoaderData<typeof loader>();
	const { t } = useTranslation('home');
	const { to } = useLocale();
	const [region, onRegion] = useVisitRegion(weather.region);
	const edition = editions.find((edition) => edition.region === region);
	// The variant whose frame the wall shows. A crossed-out price would move the button.
	const shown = edition && { ...edition.first, formerPrice: undefined };
	const mapPath = to(productPath(site.product, shown?.variantId));
	const chooseRegion = (chosen: typeof region) => {
		onRegion(chosen);
		setChosenVariant(editions.find((edition) => edition.region === chosen)?.first.variantId);
	};
	return (
		<>
			<Hero
				weather={<WeatherMap view={weather} region={region} onRegion={chooseRegion} framed />}
				action={
					cost ? (
						<Link to={mapPath} className={buttonClass('primary')}>
							{t('hero.action')}
						</Link>
					) : (
						<Link to={to('/collections')} className={buttonClass('primary')}>
							{t('hero.collections')}
						</Link>
					)
				}
				arrival={shown?.inStock === false ? undefined : arrival}
				price={
					cost ? (
						<PriceLine
							price={shown ?? cost}
							from={!shown && cost.from}
							className="font-bold text-2xl leading-tight"
						/>
					) : null
				}
				notes={
					cost ? (
						<>
							{shown ? <p>{shown.name}</p> : null}
							<p>
								<TaxNote vatIncluded={vatIncluded} shipped />
							</p>
						</>
					) : null
				}
			/>
			<AboutSection picture={pictures.hallway} />
			<p className="page-width pt-4 pb-section text-sm">
				{/* No `Link`: the data would not be there yet to scroll to. */}
				<a href={`${mapPath}#data`} className="text-link">
					{t('facts.all')}
				</a>
			</p>
			<DayAndNightSection day={pictures.day} night={pictures.night} />
			<div className="night-sheet contours border-line border-y">
				<MetarSection />
				<CategorySection />
			</div>
			{editions.length > 0 ? (
				<Editions
					editions={editions.map((edition) => ({
						...edition,
						price: <PriceLine price={edition} from={edition.from} className="text-ink" />,
					}))}
					taxNote={<ListTaxNote vatIncluded={vatIncluded} />}
				/>
			) : null}
			<SizesSection />
			{products.length > 0 ? (
				<section className="page-width pt-section" aria-labelledby="products">
					<SectionHead id="products" title={t('products.title')} />
					<div className="mt-10">
						<ProductAction.Provider value={CardWishlistButton}>
							<ProductRow products={products} />
						</ProductAction.Provider>
					</div>
				</section>
			) : null}
			<ServiceSection delivery={delivery} vatIncluded={vatIncluded} />
		</>
	);
}
