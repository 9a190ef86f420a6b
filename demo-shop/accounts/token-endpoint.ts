import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerWithFault, comesBefore, pause, statusOf } from '../controls/apply-fault';
import { type FaultRule, type FaultRules, requestKey } from '../controls/fault-rules';
import { loggedHeaders, type RequestLog } from '../controls/request-log';
import { BodyTooLargeError, readBody, sendJson } from '../http/responses';
import type { Shop } from '../shop/shop';
import { redeemCode, refresh, type TokenAnswer } from './account-tokens';
import { refusesUnnamed } from './user-agent';

const maximumBody = 16 * 1024;

/** Name under which faults hit it and requests are logged; faults may name a grant type as well. */
const OPERATION = 'token';

export interface TokenEndpoint {
	shop: Shop;
	faults: FaultRules;
	requests: RequestLog;
}

/** An answer of the endpoint, whole. */
interface Answer {
	status: number;
	body: TokenAnswer | { error: string; error_description: string };
}

/** Answers `POST /oauth/token`: a code or a refresh token for new tokens. */
export async function answerToken(
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
	const hits = faults.hit({
		names: [OPERATION, ...(grantType ? [grantType] : [])],
		requestKey: () => requestKey('', OPERATION, body),
	});
	const fault = tokenFault(hits);
	for (const { kind, delayMs } of hits) {
		if (kind === 'latency') {
			await pause(response, delayMs);
		}
	}
	const answer = fault && comesBefore(fault) ? null : answerTo(shop, request, form);
	requests.add(
		{
			operation: OPERATION,
			rootFields: [],
			variables: { grantType },
			headers: loggedHeaders(request.headers),
			status: fault ? statusOf(fault) : (answer?.status ?? null),
			fault: fault?.kind ?? null,
		},
		shop.clock(),
	);
	if (fault) {
		await answerWithFault(response, fault, {}, answer && JSON.stringify(answer.body));
	} else if (answer) {
		sendJson(response, answer.status, answer.body, { Pragma: 'no-cache' });
	}
}

/** The endpoint throttles by status; its answer has no parts that could be withheld. */
function tokenFault(hits: FaultRule[]): FaultRule | undefined {
	const fault = hits.find(({ kind }) => kind !== 'latency' && kind !== 'partial');
	return fault?.kind === 'throttled' ? { ...fault, kind: 'http429' } : fault;
}

function answerTo(shop: Shop, request: IncomingMessage, form: URLSearchParams): Answer {
	const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
	if (mediaType !== 'application/x-www-form-urlencoded') {
		return refusal(400, 'invalid_request', 'the body must be form-encoded');
	}
	if (form.get('client_id') !== shop.accountClientId || request.headers.authorization) {
		return refusal(401, 'invalid_client', 'a public client names itself by client_id in the body');
	}
	const answer = exchange(shop, form);
	if (answer === 'unsupported') {
		return refusal(400, 'unsupported_grant_type', 'authorization_code or refresh_token');
	}
	return answer
		? { status: 200, body: answer }
		: refusal(400, 'invalid_grant', 'the grant is unknown, used, expired or not for you');
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

function refusal(status: number, error: string, description: string): Answer {
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
