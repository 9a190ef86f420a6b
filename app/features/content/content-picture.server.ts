import { loadMainPicture } from '~/features/catalog/main-picture.server';
import type { AppContext } from '~/server/context.server';
import { isUnavailable } from '~/shopify/errors';
import { contentPictures, site } from '~/site';
import type { PictureData } from '~/ui/picture';
import { CONTENT_PICTURE_QUERY } from './content.queries';
import type { ContentView } from './content-view';

/**
 * The picture that a page's front matter names: the main product's first one, or one of its metafields. A page is complete without it,
 * but not cached.
 */
export async function loadContentPicture(
	context: AppContext,
	{ picture }: Pick<ContentView, 'picture'>,
): Promise<PictureData | undefined> {
	if (!picture) return undefined;
	if (picture === 'main') return loadMainPicture(context);
	try {
		const { product } = await context.shopify.query(CONTENT_PICTURE_QUERY, {
			variables: { handle: site.product, key: contentPictures[picture] },
			maxRetries: 1,
			cacheable: true,
		});
		const file = product?.picture?.reference;
		return file?.__typename === 'MediaImage' ? (file.image ?? undefined) : undefined;
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		context.doNotCache();
		return undefined;
	}
}
