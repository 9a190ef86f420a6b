import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import { forwardBrowserError } from '~/features/reporting/browser-error.server';
import { methodNotAllowed } from '~/lib/method-not-allowed.server';
import { emptyResponse } from '~/lib/private-response.server';

export function loader(): Response {
	return methodNotAllowed();
}

/** Takes the errors that browsers report. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	return emptyResponse(await forwardBrowserError(context, request));
}
