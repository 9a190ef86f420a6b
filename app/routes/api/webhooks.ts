import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { readWebhook } from '~/features/webhooks/webhook-request.server';
import { applyWebhook } from '~/features/webhooks/webhook-topics.server';
import { methodNotAllowed } from '~/lib/method-not-allowed.server';
import { emptyResponse } from '~/lib/private-response.server';

export function loader({ context }: LoaderFunctionArgs): Response {
	return context.env.WEBHOOK_SECRETS === '' ? emptyResponse(404) : methodNotAllowed();
}

/** Takes Shopify's webhooks; it expects a response within five seconds, so their work is done after it. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	const webhook = await readWebhook(request, context.env, context.log);
	if (typeof webhook === 'number') return emptyResponse(webhook);
	context.waitUntil(applyWebhook(context, webhook));
	return emptyResponse(200);
}
