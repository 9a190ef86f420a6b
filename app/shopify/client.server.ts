import type {
	CustomerAccountMutations,
	CustomerAccountQueries,
	StorefrontMutations,
	StorefrontQueries,
} from '@shopify/hydrogen';
import type { ClientReturn, ClientVariables } from '@shopify/hydrogen-codegen';
import type { Log } from '~/lib/log';
import { sleep as realSleep } from '~/lib/sleep';
import { type Sources, subjectsIn } from './catalogue-changes.server';
import type { CircuitBreakers } from './circuit-breaker.server';
import {
	type Api,
	type Connection,
	type ConnectionSettings,
	checkVersion,
	connect,
	tokenRemedy,
} from './connection.server';
import { readDocument, withContext } from './document.server';
import { type GraphqlError, requestError } from './errors';
import { nullPath, partialError, recordErrors } from './partial-error';
import type { ResponseCache } from './response-cache.server';
import {
	type FetchLike,
	failureOf,
	hasResponded,
	type Outcome,
	sendRequest,
} from './send-request.server';
import type { SharedAttempts } from './shared-attempts.server';

/** Attempts in total, the first included. */
const MAX_ATTEMPTS = 3;
const PAUSE_MS = 1_000;
const ATTEMPT_TIMEOUT_MS = 5_000;
/** For all calls of one request together. */
const TOTAL_TIMEOUT_MS = 10_000;
/** Minimum time for checking the effect of a mutation whose response was lost. */
const CHECK_TIMEOUT_MS = 3_000;

/** Added by the client to every document that declares them. */
type ContextVariables = 'country' | 'language';

export interface RequestOptions {
	/** Default `storefront`; a `Connection` for the Customer Account API, see `customer-account.server.ts`. */
	api?: Api | Connection;
	/** Attempts in total, the first included; default `MAX_ATTEMPTS`. The specification's name. */
	maxRetries?: number;
	/**
	 * Parts (paths of response keys, as in `sitemap.resources`) whose null is only accepted without an error that
	 * explains it. A response with such a partial error is retried, and at last thrown.
	 */
	needs?: readonly string[];
	/** Code of a refusal that is no failure, since the caller handles it: the log has it as `info`. */
	expects?: string;
	/** Default `request`: all calls of a request share `TOTAL_TIMEOUT_MS`. `call`: it has that time for itself. */
	timeLimit?: 'request' | 'call';
}

export interface QueryOptions<Data = unknown> extends RequestOptions {
	/** Whether the response is the same for everyone in a country and language; it is then cached for 300 seconds. */
	cacheable: Cacheable<Data>;
}

/** Responses with a cart or a customer are private: the compiler refuses to cache them. */
type Cacheable<Data> = keyof Data & ('cart' | 'customer') extends never ? boolean : false;

export interface MutationOptions<Data> extends RequestOptions {
	/** It sets a final state (a quantity, not an addition), so that sending it again is safe. */
	idempotent: boolean;
	/**
	 * Reads the state again after an attempt whose effect is unknown.
	 * Returns the mutation's data where it has taken effect, else `undefined`. Left out where no query can show it.
	 */
	confirm?: () => Promise<Data | undefined>;
}

type Queries = StorefrontQueries & CustomerAccountQueries;
type Mutations = StorefrontMutations & CustomerAccountMutations;

/** The Shopify client: every request to the platform goes through it. */
export interface Shopify {
	query<Document extends keyof Queries & string>(
		document: Document,
		options: ClientVariables<Queries, Document, ContextVariables> &
			QueryOptions<ClientReturn<Queries, Document>>,
	): Promise<ClientReturn<Queries, Document>>;
	/**
	 * Retries a mutation that certainly had no effect. Otherwise asks `confirm` first, and retries one that may
	 * still be running only where it is idempotent.
	 */
	mutate<Document extends keyof Mutations & string>(
		document: Document,
		options: ClientVariables<Mutations, Document, ContextVariables> &
			MutationOptions<ClientReturn<Mutations, Document>>,
	): Promise<ClientReturn<Mutations, Document>>;
	/** Sends a document of the allow-list that came through the endpoint. */
	forward(
		document: string,
		variables: Record<string, unknown>,
		options: QueryOptions,
	): Promise<object>;
}

export interface ShopifyContext {
	settings: ConnectionSettings;
	cache: ResponseCache;
	/** Both of this isolate, for all of its requests. */
	breakers: CircuitBreakers;
	attempts: SharedAttempts;
	waitUntil(promise: Promise<unknown>): void;
	log: Log;
	/** For `@inContext`. */
	language: string;
	country: string;
	buyerIp: string | null;
	/** Groups the calls of one request in the platform's logs. */
	requestGroupId: string;
	/** Called when a response has errors beside its data: such a page is not cached. */
	onPartial?: () => void;
	/** Called with the sources of each cacheable response. */
	onRead?: (sources: Sources) => void;
	/** Called before each repeated attempt. */
	onRetry?: () => void;
	/** Passed in by tests. */
	fetch?: FetchLike;
	sleep?: (ms: number) => Promise<void>;
	now?: () => number;
}

/** Time limit of a client's calls. */
interface TimeLimit {
	deadline: number;
	/** While the effect of mutations is checked: their reads go on after the deadline, and through an open breaker. */
	checks: number;
	checkDeadline: number;
}

/** A client for one request. */
export function createShopify(context: ShopifyContext): Shopify {
	const { now = Date.now } = context;
	const newLimit = (): TimeLimit => ({
		deadline: now() + TOTAL_TIMEOUT_MS,
		checks: 0,
		checkDeadline: 0,
	});
	const requestLimit = newLimit();
	const limitOf = ({ timeLimit }: RequestOptions) =>
		timeLimit === 'call' ? newLimit() : requestLimit;
	const query = async (
		document: string,
		options: { variables?: Record<string, unknown> } & QueryOptions,
	) => {
		const facts = readDocument(document);
		const { cacheable } = options;
		const connection = connectionOf(context, options);
		if (cacheable && !connection.cacheable) {
			throw new Error(`A response of the ${connection.name} API cannot be cached: ${facts.name}`);
		}
		const variables = withContext(facts, options.variables ?? {}, context);
		const key = cacheable
			? JSON.stringify([document, variables, context.language, context.country])
			: '';
		const cached = cacheable ? context.cache.get(key) : undefined;
		if (cached) {
			context.onRead?.(cached);
			return cached.data;
		}
		const readAt = now();
		const { data, errors } = await send(
			context,
			{ document, variables, options, limit: limitOf(options), shareKey: key },
			async () => 'repeat',
		);
		if (errors.length > 0) reportPartial(context, { name: facts.name, data, errors });
		if (!cacheable) return data;
		const response = { data, readAt, subjects: subjectsIn(data) };
		context.onRead?.(response);
		if (errors.length === 0) context.cache.set(key, response);
		return data;
	};
	const mutate = async (
		document: string,
		options: { variables?: Record<string, unknown> } & MutationOptions<unknown>,
	) => {
		const facts = readDocument(document);
		const variables = withContext(facts, options.variables ?? {}, context);
		const limit = limitOf(options);
		const call = { document, variables, options, limit, shareKey: '' };
		const { data, errors } = await send(context, call, async (outcome) => {
			if (outcome.kind === 'throttled') return 'repeat';
			const data = options.confirm && (await whileChecking(limit, options.confirm));
			if (data) return data as object;
			return options.idempotent || outcome.kind === 'broken' ? 'repeat' : 'check';
		});
		if (errors.length > 0) reportPartial(context, { name: facts.name, data, errors });
		return data;
	};
	return {
		query: query as Shopify['query'],
		mutate: mutate as Shopify['mutate'],
		forward: (document, variables, options) => query(document, { ...options, variables }),
	};
}

type Failure = Exclude<Outcome, { kind: 'response' }>;

/** What to do after a failed attempt: send again, check again later, or use the data that is already there. */
type AfterFailure = (outcome: Failure) => Promise<'repeat' | 'check' | object>;

interface Call {
	document: string;
	variables: Record<string, unknown>;
	options: RequestOptions;
	limit: TimeLimit;
	/** For responses that visitors share; else `''`. */
	shareKey: string;
}

async function send(
	context: ShopifyContext,
	call: Call,
	afterFailure: AfterFailure,
): Promise<{ data: object; errors: GraphqlError[] }> {
	const { now = Date.now, sleep = realSleep } = context;
	const { options, limit } = call;
	const connection = connectionOf(context, options);
	const api = connection.name;
	const { name: operation, isMutation } = readDocument(call.document);
	const attempts = options.maxRetries ?? MAX_ATTEMPTS;
	const sendOnce = createAttempt(context, call);
	let outcome = await sendOnce(true);
	for (let count = 1; outcome.kind !== 'response'; count++) {
		const { kind, reason, code } = outcome;
		const isFinal = kind === 'refused' || kind === 'invalid' || kind === 'unsent';
		if (isMutation && count === 1) {
			// It may have begun just before the deadline.
			limit.checkDeadline = Math.max(limit.checkDeadline, now() + CHECK_TIMEOUT_MS);
		}
		const next = isFinal ? 'give up' : await afterFailure(outcome);
		if (typeof next === 'object') return { data: next, errors: [] };
		const deadline = next === 'check' ? attemptDeadline(limit, true) : attemptDeadline(limit);
		if (next === 'give up' || count >= attempts || now() + PAUSE_MS >= deadline) {
			const failure = { api, operation, attempts: count, reason, ...tokenRemedy(connection, code) };
			logFailure(context.log, failure, code !== undefined && code === options.expects);
			throw requestError(count, reason, { code, invalidInput: kind === 'invalid' });
		}
		context.log.warn(`Retrying ${api} API fetch request (${count}/${attempts})`, {
			operation,
			reason,
		});
		context.onRetry?.();
		await sleep(PAUSE_MS);
		if (next === 'repeat') outcome = await sendOnce(false);
	}
	return outcome;
}

function logFailure(
	log: ShopifyContext['log'],
	failure: Record<string, unknown>,
	isExpected: boolean,
): void {
	if (isExpected) log.info('Shopify API request refused', failure);
	else log.error('Shopify API request failed', failure);
}

/** One attempt of a call; may share another visitor's request. */
function createAttempt(
	context: ShopifyContext,
	{ document, variables, options, limit, shareKey }: Call,
): (isFirst: boolean) => Promise<Outcome> {
	const { fetch = globalThis.fetch, now = Date.now, attempts, waitUntil } = context;
	const connection = connectionOf(context, options);
	const breaker = context.breakers(connection.url);
	const { isMutation } = readDocument(document);
	const headers = {
		...connection.headers(context.buyerIp),
		'Custom-Storefront-Request-Group-ID': context.requestGroupId,
	};
	const body = JSON.stringify({ query: document, variables });
	const checked: FetchLike = async (to, init) => checkVersion(await fetch(to, init), context.log);
	const tools = { fetch, now, log: context.log, attempts, waitUntil };
	const attempt = async (timeoutMs: number, issued?: string): Promise<Outcome> => {
		const { url, issuedToken } = connection;
		if (issuedToken && !issued) {
			return issuedToken.authorize((token) => attempt(timeoutMs, token), { ...tools, timeoutMs });
		}
		const began = now();
		const sentHeaders = issued ? { ...headers, 'X-Shopify-Access-Token': issued } : headers;
		const outcome = await sendRequest(checked, url, sentHeaders, body, timeoutMs);
		breaker.record(began, hasResponded(outcome));
		return outcome;
	};
	return async (isFirst) => {
		const remainingMs = attemptDeadline(limit) - now();
		if (remainingMs <= 0) return { kind: 'unsent', reason: 'No time is left for this request' };
		const next = limit.checks > 0 ? 'send' : breaker.next();
		if (next === 'refuse') {
			return { kind: 'unsent', reason: 'The platform did not respond to the latest requests' };
		}
		// A mutation that was cut off would have an unknown effect.
		const timeoutMs =
			isMutation && isFirst ? ATTEMPT_TIMEOUT_MS : Math.min(ATTEMPT_TIMEOUT_MS, remainingMs);
		if (isMutation) return rejectPartialMutation(await attempt(timeoutMs));
		// A probe is not shared with other visitors.
		const outcome =
			shareKey && next === 'send'
				? await attempts.join(`${connection.url} ${shareKey}`, () => attempt(ATTEMPT_TIMEOUT_MS), {
						timeoutMs,
						lifeMs: ATTEMPT_TIMEOUT_MS,
						waitUntil,
					})
				: await attempt(timeoutMs);
		return rejectPartialQuery(outcome, options.needs);
	};
}

/** Unix milliseconds until which an attempt may begin. */
function attemptDeadline({ deadline, checks, checkDeadline }: TimeLimit, isChecking = checks > 0) {
	return isChecking ? Math.max(deadline, checkDeadline) : deadline;
}

async function whileChecking<T>(limit: TimeLimit, check: () => Promise<T>): Promise<T> {
	limit.checks += 1;
	try {
		return await check();
	} finally {
		limit.checks -= 1;
	}
}

function connectionOf(
	{ settings }: ShopifyContext,
	{ api = 'storefront' }: RequestOptions,
): Connection {
	return typeof api === 'string' ? connect(settings)[api] : api;
}

/** After an error that removes a mutation's own field, or the cart or customer in it, its effect is unknown. */
function rejectPartialMutation(outcome: Outcome): Outcome {
	if (outcome.kind !== 'response') return outcome;
	const { data, errors } = outcome;
	const error = errors.find(({ path }) => !path || (nullPath(data, path) ?? path).length <= 2);
	return error ? { kind: 'broken', reason: error.message } : outcome;
}

/** A needed part is null because of an error: it is unknown whether it exists. */
function rejectPartialQuery(outcome: Outcome, needs: readonly string[] = []): Outcome {
	if (outcome.kind !== 'response') return outcome;
	const { data, errors } = outcome;
	const [error] = needs.flatMap((part) => partialError(data, part, errors) ?? []);
	return error ? failureOf(error) : outcome;
}

function reportPartial(
	context: ShopifyContext,
	{ name, data, errors }: { name: string; data: object; errors: GraphqlError[] },
): void {
	context.log.warn('Partial Shopify API response', { operation: name, reason: errors[0]?.message });
	recordErrors(data, errors);
	// A missing access scope is missing next time too: retrying does not help.
	const isTransient = errors.some(({ extensions }) => extensions?.code !== 'ACCESS_DENIED');
	if (isTransient) context.onPartial?.();
}
