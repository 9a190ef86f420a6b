import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import {
	loadProductsByIds,
	MAX_PRODUCT_IDS,
	readProductIds,
} from '~/features/catalog/products-by-ids.server';
import { translator } from '~/i18n/i18next.server';
import { NO_STORE } from '~/lib/cache-control';
import { jsonIfAvailable } from '~/shopify/available.server';

/** Private, because prices depend on the market, which the URL does not name. */
const CACHED = { 'Cache-Control': 'private, max-age=60', Vary: 'Cookie' };

/** `?ids=3,1`: products as list items, in this order, without unknown ones. 503 where the platform is unavailable. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	const ids = readProductIds(new URL(request.url).searchParams.get('ids'));
	if (!ids) {
		const error = `"ids" holds 1 to ${MAX_PRODUCT_IDS} integers with commas between`;
		return Response.json({ error }, { status: 400, headers: NO_STORE });
	}
	const respond = async () => {
		const products = await loadProductsByIds(context, ids);
		return Response.json({ products }, { headers: context.isCacheable ? CACHED : NO_STORE });
	};
	return jsonIfAvailable(respond, {
		error: translator(context.locale)('errors:unavailableShort'),
		headers: NO_STORE,
	});
}
