import { isbot } from 'isbot';
import { runScheduled } from './app/features/jobs/jobs.server';
import { sendToCollector, workerError } from './app/features/reporting/error-collector.server';
import { continueTrace } from './app/features/reporting/trace';
import { isNegotiable, negotiateLanguage } from './app/i18n/negotiation.server';
import { PRIVATE, PUBLIC_PAGE } from './app/lib/cache-control';
import { describeError } from './app/lib/describe-error';
import { createLog } from './app/lib/log';
import { logPath } from './app/lib/log-path';
import { isForeignHost } from './app/lib/own-origin.server';
import { handleInApp } from './app/server/app-handler.server';
import { createContext, isolateChanges } from './app/server/context.server';
import { createCounts } from './app/server/counts.server';
import { parseEnvironment } from './app/server/env.server';
import { type CacheName, createPageCache, createRecentPages } from './app/server/page-cache.server';
import { plainPage } from './app/server/plain-page.server';
import { checkRequest, limitBody } from './app/server/request-guard.server';
import { secure } from './app/server/security-headers.server';
import type { Sources } from './app/shopify/catalogue-changes.server';

/** Platform failures are mostly short. */
const RETRY_AFTER_SECONDS = '10';
/** For the platform's own limits, whose end it does not state. */
const THROTTLED_SECONDS = 60;

const recent = createRecentPages();
const counts = createCounts(createLog({}));

/** What is read before the settings are checked. */
interface WorkerEnv {
	SITE_URL?: string;
	WEBHOOK_SECRETS?: string;
	PUBLIC_ERROR_REPORTING_DSN?: string;
}

export default {
	/** Worker entry: language of `/`, page cache, request guard, request handler. */
	async fetch(request: Request, env: WorkerEnv, execution: ExecutionContext): Promise<Response> {
		const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise);
		try {
			const response = await respond(request, env, waitUntil);
			count(response);
			return isForeignHost(request, env.SITE_URL) ? withoutIndexing(response) : response;
		} catch (error) {
			createLog({}).error('Request failed before the app', {
				...describeError(error),
				statusCode: 500,
				statusMessage: 'Internal Server Error',
				fatal: true,
				unhandled: true,
			});
			waitUntil(reportBeforeApp(error, request, env));
			const crawler = isbot(request.headers.get('User-Agent'));
			return finish(
				crawler ? new Response(null, { status: 500 }) : plainPage(request, 500, 'description'),
			);
		}
	},

	/** Starts the jobs of a cron trigger in `wrangler.jsonc`. */
	async scheduled(
		{ cron }: { cron: string },
		env: WorkerEnv,
		execution: ExecutionContext,
	): Promise<void> {
		const request = new Request(env.SITE_URL ?? '');
		const context = await createContext(request, env, (work) => execution.waitUntil(work));
		await runScheduled(context, cron);
	},
};

/** For errors in the settings themselves: reads the collector's URL only. */
async function reportBeforeApp(
	error: unknown,
	request: Request,
	{ PUBLIC_ERROR_REPORTING_DSN: dsn = '' }: WorkerEnv,
): Promise<void> {
	const trace = continueTrace(request.headers.get('traceparent'));
	const event = workerError(error, new URL(request.url).pathname);
	await sendToCollector(dsn, { ...event, where: 'worker', trace });
}

async function respond(
	request: Request,
	env: WorkerEnv,
	waitUntil: (promise: Promise<unknown>) => void,
): Promise<Response> {
	// A `Host` header with an invalid port or name.
	if (!URL.canParse(request.url)) return refuse(request, plainPage(request, 400, 'badUrl'));
	const redirected = isNegotiable(request) ? await negotiateLanguage(request) : undefined;
	if (redirected) return finish(redirected);
	const { SITE_URL: siteUrl, WEBHOOK_SECRETS } = env;
	const changes = isolateChanges;
	if (WEBHOOK_SECRETS && siteUrl && !changes.isSynced()) await changes.sync(siteUrl);
	const open = (name: CacheName) => caches.open(name);
	const pages = createPageCache({ siteUrl, open, recent, changes, waitUntil });
	const recentPage = pages.match(request);
	if (recentPage) return recentPage;
	const refused = checkRequest(request, new URL(request.url), parseEnvironment(env));
	if (refused) return refuse(request, refused);
	const limited = await limitBody(request);
	if (limited instanceof Response) return refuse(request, limited);
	// HEAD gets the response of GET, without the body.
	const isHead = limited.method === 'HEAD';
	const getRequest = isHead ? new Request(limited, { method: 'GET' }) : limited;
	const page = await pages.respond(getRequest, (read, setSources) =>
		renderApp({ visited: limited, read, setSources }, env, waitUntil),
	);
	return isHead ? new Response(null, page) : page;
}

interface Rendering {
	/** The visitor's request, with its own method and all query parameters. */
	visited: Request;
	/** A GET for a HEAD, with the query parameters alone that the page reads. */
	read: Request;
	/** Takes the sources of what is rendered. */
	setSources(sources: Sources): void;
}

async function renderApp(
	{ visited, read, setSources }: Rendering,
	env: object,
	waitUntil: (promise: Promise<unknown>) => void,
): Promise<Response> {
	const began = Date.now();
	const context = await createContext(visited, env, waitUntil);
	const response = await handleInApp(read, context);
	setSources(context.sources);
	counts.add('retries', context.platformUse.retries);
	const headers = new Headers(response.headers);
	headers.set('X-Request-Id', context.requestId);
	const cookie = await context.session.commit();
	if (cookie) headers.append('Set-Cookie', cookie);
	if (response.status === 503) headers.set('Retry-After', RETRY_AFTER_SECONDS);
	if (response.status === 429) {
		headers.set('Retry-After', String(context.limits.retryAfter ?? THROTTLED_SECONDS));
	}
	// The time of a form could reveal whether an e-mail address is known.
	if (read.method === 'GET') headers.set('Server-Timing', context.platformUse.timing(began));
	const isCacheable = response.status === 200 && context.isCacheable && !cookie;
	if (!isCacheable && headers.get('Cache-Control') === PUBLIC_PAGE) {
		headers.set('Cache-Control', PRIVATE['Cache-Control']);
	}
	return finish(new Response(response.body, { status: response.status, headers }));
}

function count({ status, headers }: Response): void {
	counts.add('requests');
	if (status >= 500) counts.add('failures');
	const cached = headers.get('X-Page-Cache');
	if (cached) counts.add(cached === 'stale' ? 'staleResponses' : 'cacheHits');
}

/** The shop at another URL is a copy, which search engines must not list. */
function withoutIndexing(response: Response): Response {
	const copy = new Response(response.body, response);
	copy.headers.set('X-Robots-Tag', 'noindex');
	return copy;
}

/** A response of the request guard; a redirect is no refusal. */
function refuse({ method, url }: Request, response: Response): Response {
	const { status: statusCode } = response;
	const path = URL.canParse(url) ? logPath(new URL(url).pathname) : '';
	if (statusCode >= 400) createLog({}).info('Request refused', { statusCode, method, path });
	return finish(response);
}

/** Adds the headers of every response. A cached page has them already. */
function finish(response: Response): Response {
	secure(response.headers);
	if (!response.headers.has('Cache-Control')) {
		response.headers.set('Cache-Control', PRIVATE['Cache-Control']);
	}
	return response;
}
