import { type MetaFunction, useLoaderData, useRouteError, useSearchParams } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { useTranslation } from 'react-i18next';
import { CollectionRow } from '~/features/catalog/collection-row';
import { Listing } from '~/features/catalog/listing/listing';
import { loadSearchResults } from '~/features/catalog/listing/listing.server';
import { readListing, SEARCH_SORTS } from '~/features/catalog/listing/listing-request';
import { ProductAction } from '~/features/catalog/product-card';
import { BestPage, FoundPages } from '~/features/search/found-pages';
import { findPages } from '~/features/search/found-pages.server';
import { SearchForm } from '~/features/search/search-form';
import { loadSearchHelp } from '~/features/search/search-help.server';
import { SearchSuggestions } from '~/features/search/search-suggestions';
import { readTerm } from '~/features/search/search-term';
import { queryOf } from '~/features/search/synonyms';
import { createSeo, seoMeta } from '~/features/seo/page-seo';
import { errorMeta } from '~/features/shell/error-facts';
import { ErrorScreen } from '~/features/shell/error-screen';
import { HeartOnCard } from '~/features/wishlist/heart';
import { formatCompact } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import { parseLocalePath } from '~/i18n/locale-path';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { available } from '~/shopify/available.server';
import { useAnnounced } from '~/ui/use-announced';

/** Public, but not cached: the number of terms is unlimited. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
	error ? errorMeta(error, parseLocalePath(location.pathname).locale) : seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const term = readTerm(searchParams.get('q'));
	const requested = readListing(searchParams, SEARCH_SORTS);
	// Started first, so that it runs in parallel with the search.
	const help = loadSearchHelp(context, term);
	context.waitUntil(help);
	const view = term
		? await available(loadSearchResults(context, term, requested, queryOf(term)))
		: undefined;
	const pages = findPages(context.locale, term);
	const t = translator(context.locale);
	const products = view?.totalCount ?? 0;
	const count = products + pages.length;
	const found = { count, total: formatCompact(count), term };
	const title = count > 0 ? t('search:results', found) : t('common:select.noMatch', { term });
	const seo = createSeo({
		siteUrl: context.env.SITE_URL,
		pathname,
		search: term && `?${new URLSearchParams({ q: term })}`,
		title: term ? title : t('search:title'),
		noIndex: true,
	});
	return { term, view, pages, help: products > 0 ? undefined : await help, seo };
}

export default function SearchRoute() {
	const { term, view, pages, help, seo } = useLoaderData<typeof loader>();
	const { t } = useTranslation('search');
	useAnnounced(term, seo.title);
	return (
		<div className="page-width pt-12 pb-section">
			<h1 className="text-4xl">{seo.title}</h1>
			<SearchForm term={term} />
			{view ? (
				<>
					{view.products.length > 0 ? <BestPage pages={pages} /> : null}
					<div className="mt-10">
						<ProductAction.Provider value={HeartOnCard}>
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
