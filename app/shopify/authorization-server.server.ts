import * as oauth from 'oauth4webapi';
import { createExpiringCache } from '~/lib/expiring-cache';
import { site } from '~/site';

const TIMEOUT_MS = 5_000;

export interface SignInSettings {
	storeOrigin: string;
	SITE_URL: string;
	PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: string;
}

/** The platform's authorization server, and the storefront as its client. */
export interface OAuthConnection {
	server: oauth.AuthorizationServer;
	client: oauth.Client;
	/** Options of one request; call it for each, since its time-out starts then. */
	requestOptions: () => oauth.TokenEndpointRequestOptions;
}

/** Looked up once an hour by each isolate. */
const servers = createExpiringCache<oauth.AuthorizationServer>({
	maxEntries: 1,
	lifeMs: 60 * 60_000,
});

/** Discovers the authorization server from the shop's domain. Throws where that fails. */
export async function connectAuthorizationServer(
	settings: SignInSettings,
): Promise<OAuthConnection> {
	const { storeOrigin, SITE_URL, PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: client_id } = settings;
	const connection = () => ({
		signal: AbortSignal.timeout(TIMEOUT_MS),
		// Only a shop on localhost has no TLS: the environment allows no other.
		[oauth.allowInsecureRequests]: storeOrigin.startsWith('http:'),
	});
	const server = servers.get(storeOrigin) ?? (await discover(storeOrigin, connection()));
	return {
		server,
		client: { client_id },
		requestOptions: () => ({
			...connection(),
			// The platform refuses public clients without an origin.
			headers: { Origin: SITE_URL, 'User-Agent': `${site.product}-storefront` },
		}),
	};
}

/** The issuer is at the platform, not at the shop's domain; the domain is trusted to name it. */
async function discover(
	storeOrigin: string,
	options: oauth.DiscoveryRequestOptions,
): Promise<oauth.AuthorizationServer> {
	const response = await oauth.discoveryRequest(new URL(storeOrigin), options);
	const { issuer } = (await response.clone().json()) as { issuer: string };
	const server = await oauth.processDiscoveryResponse(new URL(issuer), response);
	servers.set(storeOrigin, server);
	return server;
}

/** Whether the code or the refresh token is expired, revoked or unknown (RFC 6749, 5.2), so that another is needed. */
export function isRefusedGrant(error: unknown): boolean {
	return error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
}
