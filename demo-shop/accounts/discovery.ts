import type { Shop } from '../shop/shop';
import { issuerOf } from './client';

/** All scopes that a client may request. */
export const scopes = ['openid', 'email', 'customer-account-api:full'] as const;

/** `/.well-known/openid-configuration`, as in production shops. */
export function openIdConfiguration(shop: Shop) {
	const issuer = issuerOf(shop);
	return {
		issuer,
		authorization_endpoint: `${issuer}/oauth/authorize`,
		token_endpoint: `${issuer}/oauth/token`,
		end_session_endpoint: `${issuer}/logout`,
		jwks_uri: `${issuer}/.well-known/jwks.json`,
		response_types_supported: ['code'],
		response_modes_supported: ['query'],
		grant_types_supported: ['authorization_code', 'refresh_token'],
		scopes_supported: scopes,
		subject_types_supported: ['public'],
		id_token_signing_alg_values_supported: ['RS256'],
		code_challenge_methods_supported: ['S256'],
		// Public clients such as storefronts send their client id in the body.
		token_endpoint_auth_methods_supported: ['none'],
		ui_locales_supported: ['de', 'en'],
	};
}

/** `/.well-known/customer-account-api`. Assumed: the version in it. */
export function customerAccountApi(shop: Shop) {
	return { graphql_api: `${shop.origin}/account/customer/api/2026-04/graphql` };
}
