import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccountCaller } from '../accounts/account-context';
import { accountRoutes } from '../accounts/account-routes';
import { rejectWithoutUserAgent } from '../accounts/user-agent';
import type { AdminCaller } from '../admin/admin-context';
import { handleCheckout, handleOrderStatus } from '../checkout/checkout-endpoint';
import { type Controls, handleControls } from '../controls/controls-endpoint';
import { handlePasswordLink } from '../customers/password-page';
import type { ImageService } from '../images/image-service';
import type { MediaService } from '../images/media-files';
import { handleMessages } from '../messages/messages-endpoint';
import { handlePolicy } from '../pages/policy-page';
import type { Caller } from '../schema/request-context';
import { shopId } from '../shop/shop';
import { handleMetar, type MetarEndpoint } from '../weather/metar-endpoint';
import { handleGrant } from './grant-endpoint';
import { type GraphqlEndpoint, handleGraphql } from './graphql-endpoint';
import { send } from './responses';

/** A request with the parts of its URL. */
interface Visit {
	request: IncomingMessage;
	response: ServerResponse;
	query: URLSearchParams;
}

/** A path with `:` for every segment that is passed to the handler. */
type Route = [path: string, handler: (visit: Visit, parts: string[]) => void | Promise<void>];

/** The platform's APIs. */
export interface Apis {
	storefront: GraphqlEndpoint<Caller>;
	admin: GraphqlEndpoint<AdminCaller>;
	customerAccount: GraphqlEndpoint<AccountCaller>;
}

/** Routes each request to its handler. */
export function createRouter(
	apis: Apis,
	controls: Controls,
	images: ImageService,
	media: MediaService,
	weather: MetarEndpoint,
) {
	const { shop, faults, requests, appTokens } = controls;
	const adminGrants = {
		operation: 'adminToken',
		exchange: (form: URLSearchParams) => appTokens.exchange(form),
		clock: shop.clock,
		faults,
		requests,
	};
	const routes: Route[] = [
		[
			'api/:/graphql.json',
			({ request, response }, [version = '']) =>
				handleGraphql(apis.storefront, request, response, version),
		],
		[
			'cdn/shop/files/:',
			({ request, response, query }, [file = '']) =>
				media.has(file)
					? media.handle(request, response, file)
					: images.handle(request, response, file, query),
		],
		[
			'api/data/metar',
			({ request, response, query }) => handleMetar(weather, request, response, query),
		],
		['messages', ({ request, response }) => handleMessages(controls, request, response)],
		[
			'cart/c/:',
			({ request, response, query }, [token = '']) =>
				handleCheckout(shop, request, response, token, query),
		],
		[
			':/orders/:/authenticate',
			({ response, query }, [shopNumber = '', statusToken = '']) =>
				handleOrderStatus(shop, response, { shopNumber, statusToken }, query),
		],
		[
			':/policies/:',
			({ response, query }, [shopNumber = '', file = '']) =>
				handlePolicy(shop, response, { shopNumber, file }, query),
		],
		[
			'admin/api/:/graphql.json',
			({ request, response }, [version = '']) =>
				handleGraphql(apis.admin, request, response, version),
		],
		[
			'admin/oauth/access_token',
			({ request, response }) => handleGrant(adminGrants, request, response),
		],
		[
			'account/:/:/:',
			({ request, response }, [kind = '', customerId = '', token = '']) =>
				handlePasswordLink(shop, request, response, { kind, customerId, token }),
		],
		...accountRoutes.map(
			([path, handler]): Route => [
				path,
				({ request, response, query }) => handler(controls, request, response, query),
			],
		),
		// At the shop's own domain, and at the platform's, which puts the shop's id first.
		...['', `${shopId}/`].map(
			(start): Route => [
				`${start}account/customer/api/:/graphql`,
				({ request, response }, [version = '']) =>
					rejectWithoutUserAgent(request, response)
						? undefined
						: handleGraphql(apis.customerAccount, request, response, version),
			],
		),
		[
			'__demo/:',
			({ request, response }, [name = '']) => handleControls(controls, request, response, name),
		],
	];
	return (request: IncomingMessage, response: ServerResponse): void => {
		route(routes, shop.origin, request, response).catch((error: unknown) => {
			// A client that disconnects is not an error of the shop.
			if (!request.destroyed) {
				console.error(error);
			}
			if (response.headersSent) {
				response.destroy();
			} else {
				send(response, 500, 'text/plain', 'Internal Server Error');
			}
		});
	};
}

async function route(
	routes: Route[],
	origin: string,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const address = request.url ?? '';
	const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
	const segments = url?.pathname.split('/').slice(1).map(decodeSegment) ?? [];
	for (const [path, handler] of routes) {
		const parts = matchPath(path.split('/'), segments);
		if (url && parts) {
			await handler({ request, response, query: url.searchParams }, parts);
			return;
		}
	}
	send(response, 404, 'text/plain; charset=utf-8', 'Not Found');
}

function matchPath(pattern: string[], segments: string[]): string[] | null {
	const matches =
		pattern.length === segments.length &&
		pattern.every((part, index) => part === ':' || part === segments[index]);
	return matches ? segments.filter((_segment, index) => pattern[index] === ':') : null;
}

/** A decoded path segment; an invalid escape is returned as it is and matches nothing. */
function decodeSegment(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
