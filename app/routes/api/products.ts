import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { MAX_PRODUCT_IDS, readProductIds } from '~/features/catalog/product-ids';
import { loadProductsByIds } from '~/features/catalog/products-by-ids.server';
import { translator } from '~/i18n/i18next.server';
import { isUnavailable } from '~/shopify/errors';

/** Private, because prices depend on the market, which the URL does not name. */
const KEEP = { 'Cache-Control': 'private, max-age=60', Vary: 'Cookie' };

/** `?ids=3,1`: products as list items, in this order, without unknown ones. 503 where the platform is unavailable. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	const ids = readProductIds(new URL(request.url).searchParams.get('ids'));
	if (!ids) {
		return refusal(400, `"ids" holds 1 to ${MAX_PRODUCT_IDS} integers with commas between`);
	}
	try {
		const products = await loadProductsByIds(context, ids);
		const headers = context.isCacheable ? KEEP : { 'Cache-Control': 'no-store' };
		return Response.json({ products }, { headers });
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return refusal(503, translator(context.locale)('errors:unavailableShort'));
	}
}

function refusal(status: number, error: string): Response {
	return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store' } });
}
