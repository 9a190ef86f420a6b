import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import { runCartCommand } from '~/features/cart/cart-command.server';
import { methodNotAllowed } from '~/lib/method-not-allowed.server';
import { jsonResponse } from '~/lib/private-response.server';
import { readForm } from '~/lib/read-form';

export function loader(): Response {
	return methodNotAllowed();
}

/** Changes the cart with JavaScript: returns the new cart or notices as JSON. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	const { status, response } = await runCartCommand(context, await readForm(request));
	return jsonResponse(status, response);
}
