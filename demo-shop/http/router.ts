import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccountCaller } from '../accounts/account-context';
import { accountRoutes } from '../accounts/account-routes';
import { refusesUnnamed } from '../accounts/user-agent';
import type { AdminCaller } from '../admin/admin-context';
import { answerCheckout, answerOrderStatus } from '../checkout/checkout-endpoint';
import { answerControls, type Controls } from '../controls/controls-endpoint';
import { answerPasswordLink } from '../customers/password-page';
import type { ImageService } from '../images/image-service';
import type { MediaService } from '../images/media-files';
import { answerMessages } from '../messages/messages-endpoint';
import type { Caller } from '../schema/request-context';
import { answerMetar, type MetarEndpoint } from '../weather/metar-endpoint';
import { answerGraphql, type GraphqlEndpoint } from './graphql-endpoint';
import { send } from './responses';

/** One request on its way to what answers it. */
interface Visit {
	request: IncomingMessage;
	response: ServerResponse;
	query: URLSearchParams;
}

/** A path with `:` for every segment that is handed on. */
type Route = [path: string, answer: (visit: Visit, parts: string[]) => void | Promise<void>];

/** The platform's APIs. */
export interface Apis {
	storefront: GraphqlEndpoint<Caller>;
	admin: GraphqlEndpoint<AdminCaller>;
	customerAccount: GraphqlEndpoint<AccountCaller>;
}

/** Sends each request to the part of the shop that answers it. */
export function createRouter(
	apis: Apis,
	controls: Controls,
	images: ImageService,
	media: MediaService,
	weather: MetarEndpoint,
) {
	const { shop } = controls;
	const routes: Route[] = [
		[
			'api/:/graphql.json',
			({ request, response }, [version = '']) =>
				answerGraphql(apis.storefront, request, response, version),
		],
		[
			'cdn/shop/files/:',
			({ request, response, query }, [file = '']) =>
				media.has(file)
					? media.answer(request, response, file)
					: images.answer(request, response, file, query),
		],
		[
			'api/data/metar',
			({ request, response, query }) => answerMetar(weather, request, response, query),
		],
		['messages', ({ request, response }) => answerMessages(controls, request, response)],
		[
			'cart/c/:',
			({ request, response, query }, [token = '']) =>
				answerCheckout(shop, request, response, token, query),
		],
		[
			':/orders/:/authenticate',
			({ response, query }, [shopNumber = '', statusToken = '']) =>
				answerOrderStatus(shop, response, { shopNumber, statusToken }, query),
		],
		[
			'admin/api/:/graphql.json',
			({ request, response }, [version = '']) =>
				answerGraphql(apis.admin, request, response, version),
		],
		[
			'account/:/:/:',
			({ request, response }, [kind = '', customerId = '', token = '']) =>
				answerPasswordLink(shop, request, response, { kind, customerId, token }),
		],
		...accountRoutes.map(
			([path, answerRoute]): Route => [
				path,
				({ request, response, query }) => answerRoute(controls, request, response, query),
			],
		),
		[
			'account/customer/api/:/graphql',
			({ request, response }, [version = '']) =>
				refusesUnnamed(request, response)
					? undefined
					: answerGraphql(apis.customerAccount, request, response, version),
		],
		[
			'__demo/:',
			({ request, response }, [name = '']) => answerControls(controls, request, response, name),
		],
	];
	return (request: IncomingMessage, response: ServerResponse): void => {
		answer(routes, shop.origin, request, response).catch((error: unknown) => {
			// A client that goes away in the middle is no fault of the shop.
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

async function answer(
	routes: Route[],
	origin: string,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const address = request.url ?? '';
	const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
	const segments = url?.pathname.split('/').slice(1).map(decodeSegment) ?? [];
	for (const [path, answerRoute] of routes) {
		const parts = matchPath(path.split('/'), segments);
		if (url && parts) {
			await answerRoute({ request, response, query: url.searchParams }, parts);
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

/** A path segment as text; a broken escape is taken as it stands and finds nothing. */
function decodeSegment(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
