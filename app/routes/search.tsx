import { type MetaFunction, useLoaderData, useRouteError, useSearchParams } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { useTranslation } from 'react-i18next';
import { CollectionRow } from '~/features/catalog/collection-row';
import { Listing } from '~/features/catalog/listing/listing';
import { ProductAction } from '~/features/catalog/product-card';
import { BestPage, FoundPages } from '~/features/search/found-pages';
import { SearchForm } from '~/features/search/search-form';
import { loadSearchPage } from '~/features/search/search-page.server';
import { SearchSuggestions } from '~/features/search/search-suggestions';
import { readTerm } from '~/features/search/search-term';
import { createSeo, seoMeta } from '~/features/seo/page-seo';
import { errorMeta } from '~/features/shell/error-facts';
import { ErrorScreen } from '~/features/shell/error-screen';
import { airportPages } from '~/features/weather/find-airports.server';
import { CardWishlistButton } from '~/features/wishlist/wishlist-button';
import { parseLocalePath } from '~/i18n/locale-path';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { useAnnounced } from '~/ui/use-announced';

/** Public, but not cached: the number of terms is unlimited. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
	error ? errorMeta(error, parseLocalePath(location.pathname).locale) : seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const { title, ...found } = await loadSearchPage(context, searchParams, airportPages());
	const seo = createSeo({
		siteUrl: context.env.SITE_URL,
		pathname,
		search: found.term && `?${new URLSearchParams({ q: found.term })}`,
		title,
		noIndex: true,
	});
	return { ...found, seo };
}

export default function SearchRoute() {
	const { term, view, pages, helpFirst, help, seo } = useLoaderData<typeof loader>();
	const { t } = useTranslation('search');
	useAnnounced(term, seo.title);
	return (
		<div className="page-width pt-12 pb-section">
			<h1 className="text-4xl">{seo.title}</h1>
			<SearchForm term={term} />
			{view ? (
				<>
					{helpFirst ? <BestPage pages={pages} /> : null}
					<div className="mt-10">
						<ProductAction.Provider value={CardWishlistButton}>
							<Listing
								key={term}
								view={view}
								leading
								empty={pages.length > 0 ? '' : <p className="text-lg">{t('tip')}</p>}
							/>
						</ProductAction.Provider>
					</div>
				</>
			) : null}
			<FoundPages pages={pages} />
			{help ? (
				<SearchSuggestions words={help.words}>
					{help.collections.length > 0 ? <CollectionRow collections={help.collections} /> : null}
				</SearchSuggestions>
			) : null}
		</div>
	);
}

/** The term stays in the field and in the URL, to try again. */
export function ErrorBoundary() {
	const error = useRouteError();
	const [parameters] = useSearchParams();
	return (
		<>
			<div className="page-width pt-6 pb-12">
				<SearchForm term={readTerm(parameters.get('q'))} variant="secondary" />
			</div>
			<ErrorScreen error={error} />
		</>
	);
}
