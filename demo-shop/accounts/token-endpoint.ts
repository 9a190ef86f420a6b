import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLargeError, readBody, sendJson } from '../http/responses';
import type { Shop } from '../shop/shop';
import { redeemCode, refresh, type TokenAnswer } from './account-tokens';
import { refusesUnnamed } from './user-agent';

const maximumBody = 16 * 1024;

/** Answers `POST /oauth/token`: a code or a refresh token for new tokens. */
export async function answerToken(
	shop: Shop,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	if (refusesUnnamed(request, response)) {
		return;
	}
	if (request.method !== 'POST') {
		sendJson(response, 405, { error: 'invalid_request' }, { Allow: 'POST' });
		return;
	}
	const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
	const form = new URLSearchParams(await readForm(request));
	if (mediaType !== 'application/x-www-form-urlencoded') {
		refuse(response, 400, 'invalid_request', 'the body must be form-encoded');
		return;
	}
	if (form.get('client_id') !== shop.accountClientId || request.headers.authorization) {
		refuse(
			response,
			401,
			'invalid_client',
			'a public client names itself by client_id in the body',
		);
		return;
	}
	const answer = exchange(shop, form);
	if (answer === 'unsupported') {
		refuse(response, 400, 'unsupported_grant_type', 'authorization_code or refresh_token');
	} else if (!answer) {
		refuse(response, 400, 'invalid_grant', 'the grant is unknown, used, expired or not for you');
	} else {
		sendJson(response, 200, answer, { Pragma: 'no-cache' });
	}
}

function exchange(shop: Shop, form: URLSearchParams): TokenAnswer | null | 'unsupported' {
	const value = (name: string) => form.get(name) ?? '';
	switch (form.get('grant_type')) {
		case 'authorization_code':
			return redeemCode(shop, {
				code: value('code'),
				redirectUri: value('redirect_uri'),
				verifier: value('code_verifier'),
			});
		case 'refresh_token':
			return refresh(shop, value('refresh_token'));
		default:
			return 'unsupported';
	}
}

function refuse(
	response: ServerResponse,
	status: number,
	error: string,
	description: string,
): void {
	sendJson(response, status, { error, error_description: description });
}

async function readForm(request: IncomingMessage): Promise<string> {
	try {
		return await readBody(request, maximumBody);
	} catch (error) {
		if (error instanceof BodyTooLargeError) {
			return '';
		}
		throw error;
	}
}
