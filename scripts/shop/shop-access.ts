import type { Env } from '../../app/server/env.server';
import { type Connection, connect } from '../../app/shopify/connection.server';
import { type FetchLike, type Outcome, sendRequest } from '../../app/shopify/send-request.server';
import { createSharedAttempts } from '../../app/shopify/shared-attempts.server';

/** Time limit of one request. */
const TIMEOUT_MS = 8_000;

export interface Reply {
	outcome: Outcome;
	/** Headers of the response; absent where there was none. */
	headers?: Headers;
}

/** The configured shop's APIs, each request once and in bounded time. */
export interface ShopAccess {
	env: Env;
	/** Creates what the shop lacks, with the same settings. */
	setupCommand: string;
	/** For services beside the platform: a time-out, and redirects are not followed. */
	fetch: FetchLike;
	storefront(query: string, variables?: object, token?: 'private' | 'public'): Promise<Reply>;
	admin(query: string, variables?: object): Promise<Reply>;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** @param file the settings' own, where one was named */
export function createShopAccess(env: Env, file?: string): ShopAccess {
	const { storefront, admin } = connect(env);
	const open: Connection = {
		...storefront,
		headers: () => ({
			'content-type': 'application/json',
			'X-Shopify-Storefront-Access-Token': env.PUBLIC_STOREFRONT_API_TOKEN,
		}),
	};
	const attempts = createSharedAttempts();
	const fetchOnce: FetchLike = (url, init) =>
		fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
	const ask = async (connection: Connection, query: string, variables: object): Promise<Reply> => {
		let headers: Headers | undefined;
		const keep: FetchLike = async (url, init) => {
			const response = await fetch(url, init);
			headers = response.headers;
			return response;
		};
		const send = (token?: string) =>
			sendRequest(
				keep,
				connection.url,
				{ ...connection.headers(null), ...(token && { 'X-Shopify-Access-Token': token }) },
				JSON.stringify({ query, variables }),
				TIMEOUT_MS,
			);
		const tools = {
			fetch,
			now: Date.now,
			log: silent,
			attempts,
			waitUntil: () => undefined,
			timeoutMs: TIMEOUT_MS,
		};
		const outcome = await (connection.issuedToken?.authorize(send, tools) ?? send());
		return { outcome, ...(headers && { headers }) };
	};
	return {
		env,
		setupCommand: ['npm run setup-shop --', file, '--write'].filter(Boolean).join(' '),
		fetch: fetchOnce,
		storefront: (query, variables = {}, token = 'private') =>
			ask(token === 'public' ? open : storefront, query, variables),
		admin: (query, variables = {}) => ask(admin, query, variables),
	};
}

/** The data of a response without errors. Throws the reason where there is none. */
export function dataOf({ outcome }: Reply): object {
	if (outcome.kind !== 'response') throw new Error(outcome.reason);
	const [error] = outcome.errors;
	if (error) throw new Error(error.message);
	return outcome.data;
}
