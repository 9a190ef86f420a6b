import type { IncomingMessage, ServerResponse } from 'node:http';
import { appliesBefore, pause, sendFault, statusOf } from '../controls/apply-fault';
import { type FaultRule, type FaultRules, requestKey } from '../controls/fault-rules';
import { loggedHeaders, type RequestLog } from '../controls/request-log';
import { BodyTooLargeError, readBody, sendJson } from '../http/responses';
import type { Shop } from '../shop/shop';
import { redeemCode, refresh, type TokenResponse } from './account-tokens';
import { refusesUnnamed } from './user-agent';

const maximumBody = 16 * 1024;

/** Operation name in fault rules and in the request log; a fault rule may name a grant type as well. */
const OPERATION = 'token';

export interface TokenEndpoint {
	shop: Shop;
	faults: FaultRules;
	requests: RequestLog;
}

/** A complete response of the endpoint. */
interface TokenResult {
	status: number;
	body: TokenResponse | { error: string; error_description: string };
}

/** Handles `POST /oauth/token`: exchanges a code or a refresh token for new tokens. */
export async function handleToken(
	{ shop, faults, requests }: TokenEndpoint,
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
	const body = await readForm(request);
	const form = new URLSearchParams(body);
	const grantType = form.get('grant_type');
	const matches = faults.match({
		names: [OPERATION, ...(grantType ? [grantType] : [])],
		requestKey: () => requestKey('', OPERATION, body),
	});
	const fault = tokenFault(matches);
	for (const { kind, delayMs } of matches) {
		if (kind === 'latency') {
			await pause(response, delayMs);
		}
	}
	const result = fault && appliesBefore(fault) ? null : tokenResult(shop, request, form);
	requests.add(
		{
			operation: OPERATION,
			rootFields: [],
			variables: { grantType },
			headers: loggedHeaders(request.headers),
			status: fault ? statusOf(fault) : (result?.status ?? null),
			fault: fault?.kind ?? null,
		},
		shop.clock(),
	);
	if (fault) {
		await sendFault(response, fault, {}, result && JSON.stringify(result.body));
	} else if (result) {
		sendJson(response, result.status, result.body, { Pragma: 'no-cache' });
	}
}

/** The endpoint throttles by status; its response has no fields that could fail alone. */
function tokenFault(matches: FaultRule[]): FaultRule | undefined {
	const fault = matches.find(({ kind }) => kind !== 'latency' && kind !== 'partial');
	return fault?.kind === 'throttled' ? { ...fault, kind: 'http429' } : fault;
}

function tokenResult(shop: Shop, request: IncomingMessage, form: URLSearchParams): TokenResult {
	const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
	if (mediaType !== 'application/x-www-form-urlencoded') {
		return refusal(400, 'invalid_request', 'the body must be form-encoded');
	}
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

function refusal(status: number, error: string, description: string): TokenResult {
	return { status, body: { error, error_description: description } };
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
