import { type Locale, locales } from '~/i18n/locales';
import type { AppContext } from '~/server/context.server';
import { variantTitleOf } from '~/shopify/default-variant';
import { shortId, variantGid } from '~/shopify/ids';
import { withNightPicture } from '~/shopify/night-picture';
import type { RequestedVariant } from './requested-variant';
import { REQUESTED_VARIANTS_QUERY } from './requested-variants.queries';

/**
 * Variants by the integers of their ids, in the same order; unknown ones are left out.
 * @param options.locale default: that of the visitor, with the market
 * @throws ShopifyError if the platform cannot be reached, or responds with an error for one of them
 */
export async function loadRequestedVariants(
	{ shopify }: AppContext,
	ids: readonly string[],
	{ locale, timeLimit = 'request' }: { locale?: Locale; timeLimit?: 'request' | 'call' } = {},
): Promise<RequestedVariant[]> {
	const gids = ids.flatMap((id) => variantGid(id) ?? []);
	if (gids.length === 0) return [];
	const { nodes } = await shopify.query(REQUESTED_VARIANTS_QUERY, {
		variables: {
			ids: gids,
			...(locale && { language: locales[locale].language, country: locales[locale].country }),
		},
		needs: ['nodes'],
		timeLimit,
		cacheable: false,
	});
	return nodes.flatMap((node) =>
		node && 'availableForSale' in node
			? [
					{
						id: shortId(node.id),
						title: node.product.title,
						...variantTitleOf(node),
						handle: node.product.handle,
						available: node.availableForSale,
						...(node.image && { picture: withNightPicture(node.image, node.nightPicture) }),
					},
				]
			: [],
	);
}
