import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../http/responses';
import type { Shop } from '../shop/shop';
import { shopId } from '../shop/shop';
import { answerAuthorize } from './authorize-endpoint';
import { customerAccountApi, openIdConfiguration } from './discovery';
import { answerLogout } from './logout-endpoint';
import { publicKeys } from './signing-key';
import { answerToken, type TokenEndpoint } from './token-endpoint';

type Answer = (
	endpoint: TokenEndpoint,
	request: IncomingMessage,
	response: ServerResponse,
	query: URLSearchParams,
) => void | Promise<void>;

const json =
	(make: (shop: Shop) => object): Answer =>
	({ shop }, _request, response) =>
		sendJson(response, 200, make(shop), { 'Access-Control-Allow-Origin': '*' });

const server = `authentication/${shopId}`;

/** Paths of the authorisation server, and of what tells where it is. */
export const accountRoutes: readonly [path: string, answer: Answer][] = [
	['.well-known/openid-configuration', json(openIdConfiguration)],
	['.well-known/customer-account-api', json(customerAccountApi)],
	[`${server}/.well-known/openid-configuration`, json(openIdConfiguration)],
	[`${server}/.well-known/jwks.json`, json(publicKeys)],
	[`${server}/oauth/authorize`, ({ shop }, ...visit) => answerAuthorize(shop, ...visit)],
	[`${server}/oauth/token`, answerToken],
	[`${server}/logout`, ({ shop }, ...visit) => answerLogout(shop, ...visit)],
];
