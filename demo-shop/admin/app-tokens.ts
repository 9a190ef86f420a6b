import { randomBytes } from 'node:crypto';
import { type GrantResult, refusal } from '../http/grant-endpoint';
import type { Clock } from '../shop/clock';

/** A token is valid for a day, less a second. */
const lifetimeSeconds = 86_399;

/** The app that may use the Admin API. */
export interface AppCredentials {
	/** Permanent token, as apps made in the admin before 2026 have it. */
	adminToken: string;
	/** Credentials of an app of the Dev Dashboard, which requests its tokens. */
	adminClientId: string;
	adminClientSecret: string;
	/** Its access scopes. */
	adminScopes: readonly string[];
}

/** The Admin API's tokens. Tokens that expire are in memory only: after a restart the app requests a new one. */
export class AppTokens {
	#credentials: AppCredentials;
	#clock: Clock;
	/** Ends of the issued tokens. */
	#ends = new Map<string, number>();

	constructor(credentials: AppCredentials, clock: Clock) {
		this.#credentials = credentials;
		this.#clock = clock;
	}

	/** Access scopes of every token. */
	get scopes(): readonly string[] {
		return this.#credentials.adminScopes;
	}

	isValid(token: string): boolean {
		return token === this.#credentials.adminToken || (this.#ends.get(token) ?? 0) > this.#clock();
	}

	/** The response of `POST /admin/oauth/access_token`. Earlier tokens stay valid until they expire. */
	exchange(form: URLSearchParams): GrantResult {
		const { adminClientId, adminClientSecret } = this.#credentials;
		if (form.get('grant_type') !== 'client_credentials') {
			return refusal(400, 'unsupported_grant_type', 'client_credentials');
		}
		if (form.get('client_id') !== adminClientId) {
			return refusal(400, 'invalid_request', 'Could not find Shopify API application with api_key');
		}
		if (form.get('client_secret') !== adminClientSecret) {
			return refusal(401, 'invalid_client', 'The client secret is invalid');
		}
		const token = `shpat_${randomBytes(16).toString('hex')}`;
		for (const [known, end] of this.#ends) {
			if (end <= this.#clock()) {
				this.#ends.delete(known);
			}
		}
		this.#ends.set(token, this.#clock() + lifetimeSeconds * 1000);
		const scope = this.scopes.join(',');
		return { status: 200, body: { access_token: token, scope, expires_in: lifetimeSeconds } };
	}

	/** Ends all issued tokens, as when the app is reinstalled. */
	revoke(): void {
		this.#ends.clear();
	}
}
