import { loadMainPicture } from '~/features/catalog/main-picture.server';
import type { AppContext } from '~/server/context.server';
import { isUnavailable } from '~/shopify/errors';
import { site } from '~/site';
import type { PictureData } from '~/ui/picture';
import { GUIDE_PICTURES_QUERY } from './content.queries';
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
	if (picture === 'wall') return loadMainPicture(context);
	try {
		const { product } = await context.shopify.query(GUIDE_PICTURES_QUERY, {
			variables: { handle: site.product },
			maxRetries: 1,
			cacheable: true,
		});
		const file = product?.[picture]?.reference;
		return file?.__typename === 'MediaImage' ? (file.image ?? undefined) : undefined;
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		context.doNotCache();
		return undefined;
	}
}
