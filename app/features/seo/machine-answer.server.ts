import type { AppContext } from '~/server/context.server';
import { isUnavailable, requestError } from '~/shopify/errors';

/**
 * A file for machines, or 503: whoever reads it takes what is missing for gone, so an answer in part is none.
 * `undefined` is 404.
 */
export async function machineAnswer(
	context: AppContext,
	work: Promise<BodyInit | undefined>,
	headers: Record<string, string>,
): Promise<Response> {
	try {
		const body = await work;
		requireWhole(context);
		return body === undefined
			? plain('Not found', 404)
			: new Response(body, { headers: { ...headers, 'X-Robots-Tag': 'noindex' } });
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return plain('The shop gives no answer right now', 503);
	}
}

/** @throws ShopifyError where the platform has answered this request in part */
export function requireWhole({ isCacheable }: AppContext): void {
	if (!isCacheable) throw requestError(1, 'The answer is not whole');
}

function plain(text: string, status: number): Response {
	return new Response(`${text}\n`, {
		status,
		headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
	});
}
