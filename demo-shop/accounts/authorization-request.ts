import { type LanguageCode, resolveLanguage } from '../shop/markets';
import type { Shop } from '../shop/shop';
import { redirectUris } from './client';
import { scopes } from './discovery';

/** A valid authorization request. */
export interface AuthorizationRequest {
	redirectUri: string;
	state: string;
	nonce: string | null;
	challenge: string;
	prompt: 'login' | 'none' | null;
	language: LanguageCode;
	/** Email address that the client already knows. */
	loginHint: string;
}

/** A valid request, an error for the client, or, where the client is unknown, an error page for the visitor. */
export type AuthorizationResult =
	| { kind: 'valid'; request: AuthorizationRequest }
	| { kind: 'refused'; location: string }
	| { kind: 'untrusted'; reason: string };

/** Reads `/oauth/authorize?…`. PKCE with S256 and a state are required. Assumed: the state is required. */
export function validateRequest(shop: Shop, query: URLSearchParams): AuthorizationResult {
	if (query.get('client_id') !== shop.accountClientId) {
		return { kind: 'untrusted', reason: 'invalid_client: client_id is not known' };
	}
	const redirectUri = query.get('redirect_uri') ?? '';
	if (!redirectUris(shop).includes(redirectUri)) {
		return {
			kind: 'untrusted',
			reason: 'invalid_request: redirect_uri is not one of the registered callbacks',
		};
	}
	const state = query.get('state') ?? '';
	const problem = problemOf(query, state);
	if (problem) {
		return { kind: 'refused', location: errorLocation(redirectUri, state, problem) };
	}
	const prompt = query.get('prompt');
	const request: AuthorizationRequest = {
		redirectUri,
		state,
		nonce: query.get('nonce'),
		challenge: query.get('code_challenge') ?? '',
		prompt: prompt === 'login' || prompt === 'none' ? prompt : null,
		language: languageOf(query),
		loginHint: query.get('login_hint') ?? '',
	};
	return { kind: 'valid', request };
}

export interface Problem {
	error: string;
	description: string;
}

/** The callback URL with an OAuth error. */
export function errorLocation(redirectUri: string, state: string, problem: Problem): string {
	const url = new URL(redirectUri);
	url.searchParams.set('error', problem.error);
	url.searchParams.set('error_description', problem.description);
	if (state) {
		url.searchParams.set('state', state);
	}
	return url.href;
}

function problemOf(query: URLSearchParams, state: string): Problem | null {
	const asked = (query.get('scope') ?? '').split(' ').filter(Boolean);
	const isKnown = asked.every((scope) => scopes.some((known) => known === scope));
	const checks: [isGood: boolean, error: string, description: string][] = [
		[
			query.get('response_type') === 'code',
			'unsupported_response_type',
			'response_type must be code',
		],
		[asked.includes('openid') && isKnown, 'invalid_scope', `scope may be ${scopes.join(' ')}`],
		[state !== '', 'invalid_request', 'state is required'],
		[
			query.get('code_challenge_method') === 'S256' &&
				/^[\w-]{43}$/.test(query.get('code_challenge') ?? ''),
			'invalid_request',
			'code_challenge with code_challenge_method S256 is required',
		],
		[
			[null, 'login', 'none'].includes(query.get('prompt')),
			'invalid_request',
			'prompt may be login or none',
		],
	];
	const failed = checks.find(([isGood]) => !isGood);
	return failed ? { error: failed[1], description: failed[2] } : null;
}

/** `locale`, else the first known one of `ui_locales`. */
export function languageOf(query: URLSearchParams): LanguageCode {
	const wanted = [query.get('locale') ?? '', ...(query.get('ui_locales') ?? '').split(' ')];
	const codes = wanted.map((locale) => locale.slice(0, 2).toUpperCase());
	return resolveLanguage(codes.find((code) => code === 'DE' || code === 'EN'));
}
