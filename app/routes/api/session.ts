import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { sessionResponse } from '~/features/auth/session-response.server';
import { translator } from '~/i18n/i18next.server';
import { jsonIfAvailable } from '~/shopify/available.server';
import { isRefused, isUnavailable } from '~/shopify/errors';

/** Cart and customer for the header; the one private request of a public page. 503 where the platform is unavailable. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	return jsonIfAvailable(() => sessionResponse(context, request), {
		error: translator(context.locale)('errors:unavailableShort'),
		isFailure: (error) => isUnavailable(error) || isRefused(error),
	});
}
