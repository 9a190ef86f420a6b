import { NO_STORE } from '~/lib/cache-control';
import type { AppContext } from '~/server/context.server';
import { isUnavailable, requestError } from '~/shopify/errors';

/**
 * A file for machines; 404 for `undefined`, 503 for a partial response: readers would take missing entries as
 * removed.
 */
export async function fileResponse(
	context: AppContext,
	work: Promise<BodyInit | undefined>,
	headers: Record<string, string>,
): Promise<Response> {
	try {
		const body = await work;
		requireComplete(context);
		return body === undefined
			? plain('Not found', 404)
			: new Response(body, { headers: { ...headers, 'X-Robots-Tag': 'noindex' } });
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return plain('The shop gives no answer right now', 503);
	}
}

/** @throws ShopifyError where the platform's response to this request was partial */
export function requireComplete({ isCacheable }: AppContext): void {
	if (!isCacheable) throw requestError(1, 'The response is incomplete');
}

function plain(text: string, status: number): Response {
	return new Response(`${text}\n`, {
		status,
		headers: { 'Content-Type': 'text/plain; charset=utf-8', ...NO_STORE },
	});
}
