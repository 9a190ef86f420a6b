import type { AppContext } from '~/server/context.server';
import { isUnavailable } from '~/shopify/errors';
import { withNightPicture } from '~/shopify/night-picture';
import { site } from '~/site';
import type { PictureData } from '~/ui/picture';
import { MAIN_PICTURE_QUERY } from './catalog.queries';

/** The main product's picture, by day and at night. A page is complete without it, but not cached. */
export async function loadMainPicture(context: AppContext): Promise<PictureData | undefined> {
	try {
		const { product } = await context.shopify.query(MAIN_PICTURE_QUERY, {
			variables: { handle: site.product },
			maxRetries: 1,
			cacheable: true,
		});
		const variant = product?.selectedOrFirstAvailableVariant;
		return variant?.image ? withNightPicture(variant.image, variant.nightPicture) : undefined;
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		context.doNotCache();
		return undefined;
	}
}
