import { type MetaFunction, useLoaderData, useRouteError, useSearchParams } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { useTranslation } from 'react-i18next';
import { Listing } from '~/features/catalog/listing/listing';
import { loadSearchResults } from '~/features/catalog/listing/listing.server';
import { readListing, SEARCH_SORTS } from '~/features/catalog/listing/listing-request';
import { ProductAction } from '~/features/catalog/product-card';
import { SearchForm } from '~/features/search/search-form';
import { SearchHeading } from '~/features/search/search-heading';
import { loadSearchHelp } from '~/features/search/search-help.server';
import { SearchSuggestions } from '~/features/search/search-suggestions';
import { readTerm } from '~/features/search/search-term';
import { createSeo, seoMeta } from '~/features/seo/page-seo';
import { ErrorScreen } from '~/features/shell/error-screen';
import { HeartOnCard } from '~/features/wishlist/heart';
import { formatCompact } from '~/i18n/format';
import { translator } from '~/i18n/i18next.server';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { available } from '~/shopify/available.server';

/** Public, but not cached: the number of terms is unlimited. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const term = readTerm(searchParams.get('q'));
	const requested = readListing(searchParams, SEARCH_SORTS);
	// Started first, so that it runs in parallel with the search.
	const help = loadSearchHelp(context, term);
	context.waitUntil(help);
	const view = term ? await available(loadSearchResults(context, term, requested)) : undefined;
	const t = translator(context.locale);
	const count = view?.totalCount ?? 0;
	const found = { count, total: formatCompact(count), term };
	const title = count > 0 ? t('search:results', found) : t('common:select.noMatch', { term });
	const seo = createSeo({
		siteUrl: context.env.SITE_URL,
		pathname,
		search: term && `?${new URLSearchParams({ q: term })}`,
		title: term ? title : t('search:title'),
		noIndex: true,
	});
	return { term, view, help: count > 0 ? undefined : await help, seo };
}

export default function SearchRoute() {
	const { term, view, help, seo } = useLoaderData<typeof loader>();
	const { t } = useTranslation('search');
	const ways = help ? <SearchSuggestions help={help} /> : null;
	return (
		<div className="page-width pt-12 pb-section">
			<SearchHeading term={term} heading={seo.title} />
			<SearchForm term={term} />
			{view ? (
				<div className="mt-10">
					<ProductAction.Provider value={HeartOnCard}>
						<Listing
							key={term}
							view={view}
							leading
							empty={
								<>
									<p className="max-w-measure text-lg">{t('tip')}</p>
									{ways}
								</>
							}
						/>
					</ProductAction.Provider>
				</div>
			) : (
				ways
			)}
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
