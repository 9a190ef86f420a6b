import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import type { WishlistAnswer } from '~/features/wishlist/heart-press';
import { readChange, runWishlistCommand } from '~/features/wishlist/wishlist-command.server';
import { PRIVATE } from '~/lib/cache-control';
import { methodNotAllowed } from '~/lib/method-not-allowed.server';
import { readForm } from '~/lib/read-form';
import { bestToken } from '~/shopify/customer-token.server';

/** Changes the wishlist with JavaScript: returns as JSON whether the product is on the list. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	const form = await readForm(request);
	const { status, message, state } = await runWishlistCommand(
		context,
		request,
		() => bestToken(context),
		form,
	);
	const change = readChange(form);
	const before = change?.intent === 'remove';
	const [id = ''] = change?.ids ?? [];
	const answer: WishlistAnswer = { isSaved: state ? state.ids.includes(id) : before, message };
	const headers = new Headers(PRIVATE);
	if (state?.cookie) headers.append('Set-Cookie', state.cookie);
	return Response.json(answer, { status, headers });
}

export function loader(): Response {
	return methodNotAllowed();
}
