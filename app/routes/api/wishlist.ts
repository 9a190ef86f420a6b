import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import type { WishlistResult } from '~/features/wishlist/toggle-wishlist';
import { runWishlistCommand } from '~/features/wishlist/wishlist-command.server';
import { methodNotAllowed } from '~/lib/method-not-allowed.server';
import { jsonResponse } from '~/lib/private-response.server';

export function loader(): Response {
	return methodNotAllowed();
}

/** Changes the wishlist with JavaScript: returns as JSON whether the product is on the list. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	const result = await runWishlistCommand(context, request);
	const { status, message, intent, ids: [id = ''] = [], state } = result;
	const isSaved = state ? state.ids.includes(id) : intent === 'remove';
	const response: WishlistResult = { isSaved, message };
	return jsonResponse(status, response, state?.cookie);
}
