import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { CollectionHead } from '~/features/catalog/collection-head';
import { CollectionSection } from '~/features/catalog/collection-row';
import { Listing } from '~/features/catalog/listing/listing';
import { loadCollectionPage } from '~/features/catalog/listing/listing.server';
import { COLLECTION_SORTS, readListing } from '~/features/catalog/listing/listing-request';
import { ProductAction } from '~/features/catalog/product-card';
import { collectionSeo } from '~/features/seo/collection-seo.server';
import { createSeo, seoMeta } from '~/features/seo/page-seo';
import { findRedirect } from '~/features/seo/redirects.server';
import { CardWishlistButton } from '~/features/wishlist/wishlist-button';
import { PUBLIC_PAGE } from '~/lib/cache-control';
import { pageNotFound } from '~/lib/not-found.server';

export const headers: HeadersFunction = () => ({ 'Cache-Control': PUBLIC_PAGE });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const requested = readListing(searchParams, COLLECTION_SORTS);
	const found = await loadCollectionPage(context, params.handle ?? '', requested);
	if (!found) throw (await findRedirect(request, context)) ?? pageNotFound(request);
	const { collection, about, listing, others } = found;
	const seo = createSeo({
		siteUrl: context.env.SITE_URL,
		pathname,
		...about,
		image: collection.picture?.url,
		// Filtered and paginated lists have too many URLs; the whole list is indexed.
		noIndex: listing.request.choices.length > 0 || listing.request.cursor !== undefined,
	});
	const described = { ...collection, products: listing.products };
	return {
		collection,
		listing,
		others,
		seo: seo.noIndex ? seo : collectionSeo(context, seo, described),
	};
}

export default function CollectionRoute() {
	const { collection, listing, others } = useLoaderData<typeof loader>();
	return (
		<div className="page-width pt-6 pb-section">
			<CollectionHead collection={collection} />
			<div className="mt-12">
				{/* The key resets the list for another collection. */}
				<ProductAction.Provider value={CardWishlistButton}>
					<Listing key={collection.handle} view={listing} leading={!collection.picture} />
				</ProductAction.Provider>
			</div>
			<div className="mt-14 empty:hidden">
				<CollectionSection collections={others} />
			</div>
		</div>
	);
}
