import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FaultRules } from '../controls/fault-rules';
import type { RequestLog } from '../controls/request-log';
import { type GrantResult, handleGrant, refusal } from '../http/grant-endpoint';
import type { Shop } from '../shop/shop';
import { redeemCode, refresh, type TokenResponse } from './account-tokens';
import { rejectWithoutUserAgent } from './user-agent';

export interface TokenEndpoint {
	shop: Shop;
	faults: FaultRules;
	requests: RequestLog;
}

/** Handles `POST /oauth/token`: exchanges a code or a refresh token for new tokens. */
export async function handleToken(
	{ shop, faults, requests }: TokenEndpoint,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	if (rejectWithoutUserAgent(request, response)) {
		return;
	}
	const exchange = (form: URLSearchParams) => tokenResult(shop, request, form);
	const endpoint = { operation: 'token', exchange, clock: shop.clock, faults, requests };
	await handleGrant(endpoint, request, response);
}

function tokenResult(shop: Shop, request: IncomingMessage, form: URLSearchParams): GrantResult {
	if (form.get('client_id') !== shop.accountClientId || request.headers.authorization) {
		return refusal(401, 'invalid_client', 'a public client names itself by client_id in the body');
	}
	const result = exchange(shop, form);
	if (result === 'unsupported') {
		return refusal(400, 'unsupported_grant_type', 'authorization_code or refresh_token');
	}
	return result
		? { status: 200, body: result }
		: refusal(400, 'invalid_grant', 'the grant is unknown, used, expired or not for you');
}

function exchange(shop: Shop, form: URLSearchParams): TokenResponse | null | 'unsupported' {
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
