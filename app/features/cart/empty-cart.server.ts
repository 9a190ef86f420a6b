import type { CollectionCardView } from '~/features/catalog/collection-view';
import { loadFirstCollections } from '~/features/catalog/listing/listing.server';
import { loadMainPicture } from '~/features/catalog/main-picture.server';
import type { ProductCardView } from '~/features/catalog/product-view';
import { loadProductsByIds } from '~/features/catalog/products-by-ids.server';
import { parseWishlist, WISHLIST_COOKIE } from '~/features/wishlist/wishlist-ids';
import { readCookie } from '~/lib/cookies';
import type { AppContext } from '~/server/context.server';
import { isUnavailable } from '~/shopify/errors';
import type { PictureData } from '~/ui/picture';

const COUNT = 4;

/** What the page of an empty cart suggests. */
export interface EmptyCartSuggestions {
	/** The main product. */
	picture: PictureData | undefined;
	collections: CollectionCardView[];
	/** First products of the wishlist. */
	wished: ProductCardView[];
}

/** Empty lists where the platform cannot be reached: the cart page is shown without them. */
export async function loadEmptyCartSuggestions(
	context: AppContext,
	request: Request,
): Promise<EmptyCartSuggestions> {
	const { ids } = parseWishlist(readCookie(request.headers.get('Cookie'), WISHLIST_COOKIE));
	const first = ids.slice(0, COUNT);
	const [picture, collections, wished] = await Promise.all([
		loadMainPicture(context),
		loadFirstCollections(context),
		first.length > 0 ? loadProductsByIds(context, first).catch(noneIfUnavailable) : [],
	]);
	return { picture, collections, wished };
}

function noneIfUnavailable(error: unknown): [] {
	if (isUnavailable(error)) return [];
	throw error;
}
