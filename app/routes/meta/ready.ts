import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { isPlatformReady } from '~/features/reporting/platform-ready.server';
import { NO_STORE } from '~/lib/cache-control';

const HEADERS = { ...NO_STORE, 'X-Robots-Tag': 'noindex' };

/** Whether shoppers can buy now: asks the platform. 503 where it does not respond, or refuses the token. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	const isReady = await isPlatformReady(context.shopify);
	return Response.json(
		{ status: isReady ? 'ready' : 'unavailable' },
		{ status: isReady ? 200 : 503, headers: HEADERS },
	);
}
