import type { StorefrontMutations, StorefrontQueries } from '@shopify/hydrogen';
import type { ClientReturn, ClientVariables } from '@shopify/hydrogen-codegen';
import type { Log } from '~/lib/log';
import { attempt, type FetchLike, type Outcome } from './attempt.server';
import { type Api, type ConnectionSettings, connect } from './connection.server';
import { type GraphqlError, ShopifyError } from './errors';
import type { ResponseCache } from './response-cache.server';

/** Three attempts in all. */
const MAX_RETRIES = 3;
const PAUSE_MS = 1_000;
const ATTEMPT_TIMEOUT_MS = 5_000;
const TOTAL_TIMEOUT_MS = 10_000;

/** Operations on collections, products and searches may be answered from memory. */
const CACHEABLE = /collection|product|search|localization|shop/i;
const NEVER_CACHED = /customer|cart/i;

/** Added by the proxy to every document that declares them. */
type ContextVariables = 'country' | 'language';

export interface RequestOptions {
	/** Default `storefront`. */
	api?: Api;
	/** Attempts in all; default 3. */
	maxRetries?: number;
	/** Whether the answer may come from memory; default true for catalogue queries. */
	cacheable?: boolean;
}

export interface MutationOptions<Data> extends RequestOptions {
	/**
	 * Reads the state again after an attempt whose effect is unknown.
	 * Answers the mutation's data when the effect is already there, else `undefined`.
	 */
	settled: () => Promise<Data | undefined>;
}

type Queries = StorefrontQueries;
type Mutations = StorefrontMutations;

/** The one door to the commerce platform. */
export interface Shopify {
	query<Document extends keyof Queries & string>(
		document: Document,
		options: ClientVariables<Queries, Document, ContextVariables> & RequestOptions,
	): Promise<ClientReturn<Queries, Document>>;
	/** Repeats only what is certain to have had no effect; otherwise asks `settled` first. */
	mutate<Document extends keyof Mutations & string>(
		document: Document,
		options: ClientVariables<Mutations, Document, ContextVariables> &
			MutationOptions<ClientReturn<Mutations, Document>>,
	): Promise<ClientReturn<Mutations, Document>>;
	/** A document of the allow-list as it came over the endpoint. */
	forward(
		document: string,
		variables: Record<string, unknown>,
		options: RequestOptions,
	): Promise<object>;
}

export interface ShopifyContext {
	settings: ConnectionSettings;
	cache: ResponseCache;
	log: Log;
	/** Language and country of `@inContext`. */
	language: string;
	country: string;
	buyerIp: string | null;
	/** Groups the calls of one request on the platform's side. */
	requestGroupId: string;
	/** Told when an answer came with errors beside its data: such a page is not kept. */
	onPartial?: () => void;
	/** Handed in by tests. */
	fetch?: FetchLike;
	sleep?: (ms: number) => Promise<void>;
	now?: () => number;
}

export function createShopify(context: ShopifyContext): Shopify {
	const query = async (
		document: string,
		options: { variables?: Record<string, unknown> } & RequestOptions,
	) => {
		const variables = withContext(document, options.variables ?? {}, context);
		const name = operationName(document);
		const cacheable =
			(options.cacheable ?? true) && CACHEABLE.test(name) && !NEVER_CACHED.test(document);
		const key = cacheable
			? JSON.stringify([name, document, variables, context.language, context.country])
			: '';
		const kept = cacheable ? context.cache.get(key) : undefined;
		if (kept !== undefined) return kept as object;
		const { data, errors } = await send(context, document, variables, options, async () => ({
			repeat: true,
		}));
		if (errors.length > 0) reportPartial(context, name, errors);
		else if (cacheable) context.cache.set(key, data);
		return data;
	};
	const mutate = async (
		document: string,
		options: { variables?: Record<string, unknown> } & MutationOptions<unknown>,
	) => {
		const variables = withContext(document, options.variables ?? {}, context);
		const { data } = await send(context, document, variables, options, async (outcome) => {
			if (outcome.kind === 'throttled') return { repeat: true };
			const settled = await options.settled();
			return settled === undefined ? { repeat: true } : { repeat: false, data: settled as object };
		});
		return data;
	};
	return {
		query: query as Shopify['query'],
		mutate: mutate as Shopify['mutate'],
		forward: (document, variables, options) => query(document, { ...options, variables }),
	};
}

/** What to do after a failed attempt: try once more, or take the data that is already there. */
type AfterFailure = (
	outcome: Exclude<Outcome, { kind: 'answer' }>,
) => Promise<{ repeat: true } | { repeat: false; data: object }>;

async function send(
	context: ShopifyContext,
	document: string,
	variables: Record<string, unknown>,
	options: RequestOptions,
	afterFailure: AfterFailure,
): Promise<{ data: object; errors: GraphqlError[] }> {
	const { fetch = globalThis.fetch, now = Date.now, sleep = pause } = context;
	const api = options.api ?? 'storefront';
	const connection = connect(context.settings)[api];
	const attempts = options.maxRetries ?? MAX_RETRIES;
	const headers = {
		...connection.headers(context.buyerIp),
		'Custom-Storefront-Request-Group-ID': context.requestGroupId,
	};
	const body = JSON.stringify({ query: document, variables });
	const deadline = now() + TOTAL_TIMEOUT_MS;
	for (let count = 1; ; count++) {
		const timeout = Math.min(ATTEMPT_TIMEOUT_MS, Math.max(1, deadline - now()));
		const answer = await attempt(
			(url, init) => fetch(url, init),
			connection.url,
			headers,
			body,
			timeout,
		);
		const outcome = isMutation(document) ? wholeOrUnknown(answer) : answer;
		if (outcome.kind === 'answer') return outcome;
		const fail = () => {
			context.log.error('Shopify API request failed', {
				api,
				operation: operationName(document),
				attempts: count,
				reason: outcome.reason,
			});
			return new ShopifyError(count, outcome.reason, outcome.code);
		};
		if (outcome.kind === 'refused') throw fail();
		const next = await afterFailure(outcome);
		if (!next.repeat) return { data: next.data, errors: [] };
		if (count >= attempts || now() + PAUSE_MS >= deadline) throw fail();
		context.log.warn(`Retrying ${api} API fetch request (${count}/${attempts})`, {
			operation: operationName(document),
			reason: outcome.reason,
		});
		await sleep(PAUSE_MS);
	}
}

/** Part of a mutation's answer does not tell what became of it. */
function wholeOrUnknown(outcome: Outcome): Outcome {
	if (outcome.kind !== 'answer' || !outcome.errors[0]) return outcome;
	return { kind: 'unknown', reason: outcome.errors[0].message };
}

function isMutation(document: string): boolean {
	return /^\s*mutation\b/m.test(document);
}

function reportPartial(context: ShopifyContext, operation: string, errors: GraphqlError[]): void {
	context.log.warn('Shopify API answered in part', { operation, reason: errors[0]?.message });
	context.onPartial?.();
}

/** Name of a document's operation: `query Product(…)` → `Product`. */
function operationName(document: string): string {
	return /^\s*(?:query|mutation)\s+(\w+)/m.exec(document)?.[1] ?? 'anonymous';
}

function withContext(
	document: string,
	variables: Record<string, unknown>,
	{ country, language }: ShopifyContext,
): Record<string, unknown> {
	return {
		...(document.includes('$country') && { country }),
		...(document.includes('$language') && { language }),
		...variables,
	};
}

function pause(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
