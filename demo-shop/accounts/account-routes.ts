import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../http/responses';
import type { Shop } from '../shop/shop';
import { shopId } from '../shop/shop';
import { handleAuthorize } from './authorize-endpoint';
import { customerAccountApi, openIdConfiguration } from './discovery';
import { handleLogout } from './logout-endpoint';
import { publicKeys } from './signing-key';
import { handleToken, type TokenEndpoint } from './token-endpoint';

type Handler = (
	endpoint: TokenEndpoint,
	request: IncomingMessage,
	response: ServerResponse,
	query: URLSearchParams,
) => void | Promise<void>;

const json =
	(make: (shop: Shop) => object): Handler =>
	({ shop }, _request, response) =>
		sendJson(response, 200, make(shop), { 'Access-Control-Allow-Origin': '*' });

const server = `authentication/${shopId}`;

/** Paths of the authorization server and of its discovery documents. */
export const accountRoutes: readonly [path: string, handler: Handler][] = [
	['.well-known/openid-configuration', json(openIdConfiguration)],
	['.well-known/customer-account-api', json(customerAccountApi)],
	[`${server}/.well-known/openid-configuration`, json(openIdConfiguration)],
	[`${server}/.well-known/jwks.json`, json(publicKeys)],
	[`${server}/oauth/authorize`, ({ shop }, ...visit) => handleAuthorize(shop, ...visit)],
	[`${server}/oauth/token`, handleToken],
	[`${server}/logout`, ({ shop }, ...visit) => handleLogout(shop, ...visit)],
];
