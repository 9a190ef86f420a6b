import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { sessionResponse } from '~/features/auth/session-response.server';

/** Cart and customer for the header; the one private request of a public page. 503 where the platform is unavailable. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	return sessionResponse(context, request);
}
