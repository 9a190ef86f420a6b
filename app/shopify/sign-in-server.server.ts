import * as oauth from 'oauth4webapi';
import { createExpiringCache } from '~/lib/expiring-cache';
import { site } from '~/site';

const TIMEOUT_MS = 5_000;

export interface SignInSettings {
	storeOrigin: string;
	SITE_URL: string;
	PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: string;
}

/** The platform's sign-in, and how the storefront names itself there. */
export interface SignInServer {
	server: oauth.AuthorizationServer;
	client: oauth.Client;
	/** For every request to the platform. */
	options: () => oauth.TokenEndpointRequestOptions;
}

/** An isolate asks once an hour. */
const known = createExpiringCache<oauth.AuthorizationServer>({
	maxEntries: 1,
	lifeMs: 60 * 60_000,
});

/** Finds the platform's sign-in by the shop's own domain. Throws where it does not tell. */
export async function signInServer(settings: SignInSettings): Promise<SignInServer> {
	const { storeOrigin, SITE_URL, PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: client_id } = settings;
	const connection = () => ({
		signal: AbortSignal.timeout(TIMEOUT_MS),
		// A shop on this machine speaks no TLS; the environment allows no other without it.
		[oauth.allowInsecureRequests]: storeOrigin.startsWith('http:'),
	});
	const server = known.get(storeOrigin) ?? (await discover(storeOrigin, connection()));
	known.set(storeOrigin, server);
	return {
		server,
		client: { client_id },
		options: () => ({
			...connection(),
			// The platform refuses public clients that do not say where they are.
			headers: { Origin: SITE_URL, 'User-Agent': `${site.product}-storefront` },
		}),
	};
}

/** The issuer lies at the platform, not at the shop's domain, which is trusted to name it. */
async function discover(
	storeOrigin: string,
	options: oauth.DiscoveryRequestOptions,
): Promise<oauth.AuthorizationServer> {
	const response = await oauth.discoveryRequest(new URL(storeOrigin), options);
	const { issuer } = (await response.clone().json()) as { issuer: string };
	return oauth.processDiscoveryResponse(new URL(issuer), response);
}

/**
 * The platform does not take a code or a refresh token: another try with the same will not help. Throttling and
 * trouble of its own are no refusal.
 */
export function isRefusedGrant(error: unknown): boolean {
	return error instanceof oauth.ResponseBodyError && error.status !== 429;
}
