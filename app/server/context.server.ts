import { isSoldTo, renewShippingCountries } from '~/features/market/shipping-countries.server';
import { sendToCollector, workerError } from '~/features/reporting/error-collector.server';
import { continueTrace, tracedFetch } from '~/features/reporting/trace';
import { isCountryCode } from '~/i18n/country-codes';
import { drainMissing } from '~/i18n/i18next.server';
import { parseLocalePath } from '~/i18n/locale-path';
import { type Locale, locales } from '~/i18n/locales';
import { isAutomated } from '~/lib/automated-request.server';
import { readCookie } from '~/lib/cookies';
import { createLog, type Log } from '~/lib/log';
import {
	type CatalogueChanges,
	combine,
	createCatalogueChanges,
	type Sources,
} from '~/shopify/catalogue-changes.server';
import { createCircuitBreakers } from '~/shopify/circuit-breaker.server';
import { createShopify, type Shopify, type ShopifyContext } from '~/shopify/client.server';
import { createResponseCache } from '~/shopify/response-cache.server';
import { createSharedAttempts } from '~/shopify/shared-attempts.server';
import { createPlatformUse, type PlatformUse } from './counts.server';
import { type Env, parseEnvironment } from './env.server';
import {
	createRateLimits,
	createUseCounts,
	type RateLimits,
	type UseCounts,
} from './rate-limit.server';
import { type AppSession, openSession, sessionCookieName } from './session.server';

/** Context of one request, for loaders and actions. */
export interface AppContext {
	env: Env;
	/** In each log line and in the response. */
	requestId: string;
	locale: Locale;
	/** `''`, `'/de'` or `'/en'`. */
	prefix: string;
	/** Country code (ISO 3166-1) for the visitor's prices. */
	market: string;
	/** The query string as visited: that of a loader's request lacks the parameters that a cached page ignores. */
	search: string;
	/** Not a visit: HEAD, a prefetch, a crawler. A GET request that changes something does nothing then. */
	isAutomated: boolean;
	session: AppSession;
	shopify: Shopify;
	/** Limits of the forms, by visitor and by recipient. */
	limits: RateLimits;
	log: Log;
	/** Reads a public file of the build, by the URL that its import gives. */
	fetchAsset(url: string): Promise<Response>;
	/** Sends an unexpected error to the collector, where one is configured; the log has it in any case. */
	reportError(error: unknown): void;
	/** Excludes the response from the page cache: it is incomplete, or does not depend on the URL only. */
	doNotCache(): void;
	readonly isCacheable: boolean;
	/** Sources of the cacheable responses read by this request. */
	readonly sources: Sources;
	/** What the platform has reported as changed. */
	changes: CatalogueChanges;
	/** What the request has cost at the platform so far. */
	platformUse: PlatformUse;
	waitUntil(promise: Promise<unknown>): void;
}

declare module '@remix-run/server-runtime' {
	interface AppLoadContext extends AppContext {}
}

/** Binding of `wrangler.jsonc`; Oxygen has the public files on a CDN, whose URLs are absolute. */
interface AssetsBinding {
	ASSETS?: { fetch(url: URL): Promise<Response> };
}

/** Changes that this isolate knows of. */
export const isolateChanges = createCatalogueChanges();

/** What the requests of one isolate share. */
interface Isolate extends Pick<ShopifyContext, 'cache' | 'breakers' | 'attempts' | 'sleep'> {
	counts: UseCounts;
}

export function createIsolate(): Isolate {
	return {
		cache: createResponseCache(isolateChanges),
		breakers: createCircuitBreakers(),
		attempts: createSharedAttempts(),
		counts: createUseCounts(),
	};
}

const thisIsolate = createIsolate();

/** @param isolate passed in by tests */
export async function createContext(
	request: Request,
	rawEnv: object,
	waitUntil: (promise: Promise<unknown>) => void,
	isolate = thisIsolate,
): Promise<AppContext> {
	const env = parseEnvironment(rawEnv);
	const { headers } = request;
	const requestId = requestIdOf(headers);
	const { pathname, search } = new URL(request.url);
	const { locale, prefix } = parseLocalePath(pathname);
	const market = marketOf(headers.get('Cookie'), locale);
	const log = createLog({ requestId });
	const dsn = env.PUBLIC_ERROR_REPORTING_DSN;
	const trace = dsn ? continueTrace(headers.get('traceparent')) : undefined;
	let isCacheable = true;
	const doNotCache = () => {
		isCacheable = false;
	};
	const began = Date.now();
	const read: Sources[] = [];
	const buyerIp = env.BUYER_IP_HEADER ? headers.get(env.BUYER_IP_HEADER) : null;
	const platformUse = createPlatformUse();
	const shopify = createShopify({
		settings: env,
		...isolate,
		waitUntil,
		log,
		language: locales[locale].language,
		country: market,
		buyerIp,
		requestGroupId: requestId,
		onPartial: doNotCache,
		onRead: (sources) => read.push(sources),
		onRetry: platformUse.countRetry,
		fetch: platformUse.measured(trace ? tracedFetch(trace) : (url, init) => fetch(url, init)),
	});
	// Also for a country that is not listed: the shop may sell there by now.
	if (readCookie(headers.get('Cookie'), 'country')) waitUntil(renewShippingCountries(shopify));
	const reportError = (error: unknown) => {
		const report = workerError(error, pathname);
		if (trace) waitUntil(sendToCollector(dsn, { ...report, where: 'worker', trace }));
	};
	// Messages that earlier requests missed: i18next, which reports them, does not know the collector.
	drainMissing().forEach(reportError);
	return {
		env,
		requestId,
		locale,
		prefix,
		market,
		search,
		isAutomated: isAutomated(request),
		session: await openSession(
			env.SESSION_SECRET,
			headers.get('Cookie'),
			sessionCookieName(env.SITE_URL),
		),
		shopify,
		limits: createRateLimits(isolate.counts, rawEnv, buyerIp),
		log,
		fetchAsset(url) {
			const { ASSETS } = rawEnv as AssetsBinding;
			const absolute = new URL(url, env.SITE_URL);
			return ASSETS ? ASSETS.fetch(absolute) : fetch(absolute);
		},
		reportError,
		doNotCache,
		get isCacheable() {
			return isCacheable;
		},
		get sources() {
			return combine(read, began);
		},
		changes: isolateChanges,
		platformUse,
		waitUntil,
	};
}

/** The hosting platform's request id where it sends one, else a new one. */
function requestIdOf(headers: Headers): string {
	const edgeId = headers.get('request-id') ?? headers.get('cf-ray');
	return edgeId && /^[\w-]{8,64}$/.test(edgeId) ? edgeId : crypto.randomUUID();
}

/**
 * The visitor's country, or the locale's default. Until the platform has listed the countries that the shop sells to,
 * any country code is taken, and `isKnownMarket` is false.
 */
export function marketOf(cookieHeader: string | null, locale: Locale): string {
	const chosen = readCookie(cookieHeader, 'country');
	return chosen && (isSoldTo(chosen) ?? isCountryCode(chosen)) ? chosen : locales[locale].country;
}

/** Whether pages of a market may be cached: invented countries must not fill the cache. */
export function isKnownMarket(market: string, locale: Locale): boolean {
	return market === locales[locale].country || isSoldTo(market) === true;
}
