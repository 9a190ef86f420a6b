import type { IncomingMessage, ServerResponse } from 'node:http';
import { redirect } from '../http/responses';
import { sendPage } from '../pages/page';
import type { Shop } from '../shop/shop';
import { endSession, sessionOfSid } from './account-tokens';
import { languageOf } from './authorization-request';
import { endedCookie, sessionOf } from './authorize-endpoint';
import { logoutUris } from './client';
import { refusalPage, signedOutPage } from './sign-in-pages';
import { readToken } from './signing-key';

/** Handles `/logout?id_token_hint=&post_logout_redirect_uri=`: ends the session and revokes its tokens. */
export function handleLogout(
	shop: Shop,
	request: IncomingMessage,
	response: ServerResponse,
	query: URLSearchParams,
): void {
	const language = languageOf(query);
	const hint = query.get('id_token_hint');
	const claims = hint === null ? null : readToken(shop, hint);
	if (hint !== null && claims?.aud !== shop.accountClientId) {
		sendPage(response, refusalPage(shop, language, 'invalid_request: id_token_hint is not ours'));
		return;
	}
	const back = query.get('post_logout_redirect_uri');
	if (back !== null && (claims === null || !logoutUris(shop).includes(back))) {
		const reason =
			'invalid_request: post_logout_redirect_uri needs an id_token_hint and must be registered';
		sendPage(response, refusalPage(shop, language, reason));
		return;
	}
	for (const session of [sessionOf(shop, request), claims && sessionOfSid(shop, claims.sid)]) {
		if (session) {
			endSession(shop, session.id);
		}
	}
	response.setHeader('Set-Cookie', endedCookie);
	if (back === null) {
		sendPage(response, signedOutPage(shop, language));
	} else {
		redirect(response, back);
	}
}
