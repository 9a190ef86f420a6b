import { createStorefrontClient } from '@shopify/hydrogen';
import type { SFAPI_VERSION } from 'shopify-schemas/storefront-api-constants';
import type { Log } from '~/lib/log';
import { type AppSettings, createIssuedToken, type IssuedToken } from './issued-token.server';

/** The API version, named only here; types and demo shop are made from the schemas of the same version. */
export const API_VERSION = '2026-04' satisfies typeof SFAPI_VERSION;

export type Api = 'storefront' | 'admin';

/** An API's URL and request headers. */
export interface Connection {
	/** For log lines. */
	name: string;
	url: string;
	/** The setting with its token, for log lines; absent where the token is a customer's. */
	tokenSetting?: string;
	/** Whether responses can be shared by visitors. */
	cacheable: boolean;
	/** `buyerIp`: the platform limits requests by buyer. */
	headers(buyerIp: string | null): Record<string, string>;
	/** A token that expires; it replaces the `X-Shopify-Access-Token` of `headers`. */
	issuedToken?: IssuedToken;
}

export interface ConnectionSettings extends AppSettings {
	PUBLIC_STOREFRONT_API_TOKEN: string;
	PRIVATE_STOREFRONT_API_TOKEN: string;
	PRIVATE_ADMIN_API_TOKEN: string;
}

const connectionsBySettings = new WeakMap<ConnectionSettings, Record<Api, Connection>>();

/** Both APIs of the configured shop; memoized by settings. */
export function connect(settings: ConnectionSettings): Record<Api, Connection> {
	let connections = connectionsBySettings.get(settings);
	if (!connections) {
		connections = { storefront: storefrontConnection(settings), admin: adminConnection(settings) };
		connectionsBySettings.set(settings, connections);
	}
	return connections;
}

/** Whether this isolate has logged the warning: every response has the same version. */
let versionWarned = false;

/** The platform responds to an expired version with the oldest supported one, and shows it only in a header. */
export function checkVersion(response: Response, log: Log): Response {
	const version = response.headers.get('X-Shopify-API-Version');
	if (version && version !== API_VERSION && !versionWarned) {
		versionWarned = true;
		log.warn(`The platform responds with API version ${version} instead of ${API_VERSION}`);
	}
	return response;
}

/** For the log line of a request that the platform has refused for its token: which setting it comes from. */
export function tokenRemedy(
	{ tokenSetting }: Connection,
	code: string | undefined,
): { remedy?: string } {
	if (code !== 'UNAUTHORIZED' || !tokenSetting) return {};
	return { remedy: `${tokenSetting} is wrong or missing: set that of this shop` };
}

function storefrontConnection(settings: ConnectionSettings): Connection {
	const { storefront } = createStorefrontClient({
		storeDomain: settings.storeOrigin,
		publicStorefrontToken: settings.PUBLIC_STOREFRONT_API_TOKEN,
		privateStorefrontToken: settings.PRIVATE_STOREFRONT_API_TOKEN,
		i18n: { language: 'DE', country: 'DE' },
	});
	return {
		name: 'storefront',
		tokenSetting: settings.PRIVATE_STOREFRONT_API_TOKEN
			? 'PRIVATE_STOREFRONT_API_TOKEN'
			: 'PUBLIC_STOREFRONT_API_TOKEN',
		url: storefront.getApiUrl({ storefrontApiVersion: API_VERSION }),
		cacheable: true,
		headers: (buyerIp) =>
			settings.PRIVATE_STOREFRONT_API_TOKEN
				? storefront.getPrivateTokenHeaders(buyerIp ? { buyerIp } : {})
				: storefront.getPublicTokenHeaders(),
	};
}

function adminConnection(settings: ConnectionSettings): Connection {
	return {
		name: 'admin',
		tokenSetting: settings.PRIVATE_ADMIN_API_TOKEN
			? 'PRIVATE_ADMIN_API_TOKEN'
			: 'ADMIN_API_CLIENT_ID with ADMIN_API_CLIENT_SECRET',
		url: `${settings.storeOrigin}/admin/api/${API_VERSION}/graphql.json`,
		cacheable: false,
		...(settings.ADMIN_API_CLIENT_ID && {
			issuedToken: createIssuedToken(settings, globalThis.caches && ((name) => caches.open(name))),
		}),
		headers: () => ({
			'content-type': 'application/json',
			'X-Shopify-Access-Token': settings.PRIVATE_ADMIN_API_TOKEN,
		}),
	};
}
