import { localeCodes } from '~/i18n/locales';
import { createLog } from '~/lib/log';
import { isOwnOrigin, type SiteSettings } from '~/lib/own-origin.server';
import { plainPage } from './plain-page.server';

/** Larger than any form of the shop; larger bodies get 413. */
const MAX_BODY_BYTES = 64 * 1024;

/** Larger than Shopify's webhooks, which can contain a product with all its variants. */
const MAX_WEBHOOK_BYTES = 2 * 1024 * 1024;

/** Time for a whole body, enough for the largest one at 51 kbit/s; later ones get 408. */
const MAX_BODY_MS = 10_000;

/** What follows keeps its case: a discount code as it was typed, the name of a built file. */
const BEFORE_CASED = new RegExp(`^(/(${localeCodes.join('|')}))?/(discount|assets)/`, 'i');

/** The parameter of Remix's former data requests, which this app never sends. */
const FORMER_DATA_PARAMETER = '_data';

/**
 * Rejects requests that must not reach the app, and redirects to canonical paths. `undefined` where the request may
 * continue. `url` is the parsed URL of the request.
 */
export function checkRequest(
	request: Request,
	url: URL,
	settings: SiteSettings,
): Response | undefined {
	if (!isReadable(url.pathname) || url.searchParams.has(FORMER_DATA_PARAMETER)) {
		return plainPage(request, 400, 'badUrl');
	}
	if (isRead(request)) return redirectToCleanPath(url);
	if (!isSameOrigin(request, settings)) return plainPage(request, 403, 'crossOrigin');
	if (Number(request.headers.get('Content-Length')) > maxBytesOf(url)) {
		return plainPage(request, 413, 'bodyTooLarge');
	}
	return undefined;
}

/**
 * Reads a body up to the limits of size and time, and drops that of a GET or HEAD request, even an empty one: the app
 * could not copy such a request. Returns a request with the body in memory; else 413, 408, or 400 for a body that
 * breaks off.
 */
export async function limitBody(request: Request): Promise<Request | Response> {
	if (!request.body) return request;
	if (isRead(request)) return withoutBody(request);
	const maxBytes = maxBytesOf(new URL(request.url));
	const reader = request.body.getReader();
	const chunks: Uint8Array[] = [];
	let size = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<'late'>((resolve) => {
		timer = setTimeout(() => resolve('late'), MAX_BODY_MS);
	});
	const refuse = (status: 400 | 408 | 413, message: 'bodyTooLarge' | 'bodyIncomplete') => {
		// Not awaited: the rest may never come.
		reader.cancel().catch(() => {});
		return plainPage(request, status, message);
	};
	try {
		for (;;) {
			const part = await Promise.race([reader.read(), late]);
			if (part === 'late') return refuse(408, 'bodyIncomplete');
			if (part.done) break;
			size += part.value.byteLength;
			if (size > maxBytes) return refuse(413, 'bodyTooLarge');
			chunks.push(part.value);
		}
	} catch {
		return refuse(400, 'bodyIncomplete');
	} finally {
		clearTimeout(timer);
	}
	return new Request(request.url, {
		method: request.method,
		headers: request.headers,
		body: await new Blob(chunks as BlobPart[]).arrayBuffer(),
	});
}

function maxBytesOf({ pathname }: URL): number {
	return pathname === '/api/webhooks' ? MAX_WEBHOOK_BYTES : MAX_BODY_BYTES;
}

function isRead({ method }: Request): boolean {
	return method === 'GET' || method === 'HEAD';
}

function withoutBody({ url, method, headers: given }: Request): Request {
	const headers = new Headers(given);
	for (const name of ['Content-Length', 'Transfer-Encoding']) headers.delete(name);
	return new Request(url, { method, headers });
}

/** No route matches a line break, not even `*`: React Router would respond with a stack trace. */
function isReadable(pathname: string): boolean {
	try {
		return !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(pathname));
	} catch {
		return false;
	}
}

function redirectToCleanPath(url: URL): Response | undefined {
	let pathname = url.pathname.replace(/\/{2,}/g, '/');
	if (pathname.length > 1) pathname = pathname.replace(/\/$/, '');
	const end = BEFORE_CASED.exec(pathname)?.[0].length ?? pathname.length;
	pathname = lowerCase(pathname.slice(0, end)) + pathname.slice(end);
	if (pathname === url.pathname) return undefined;
	return new Response(null, {
		status: 308,
		headers: { Location: `${pathname}${url.search}`, 'Cache-Control': 'public, max-age=3600' },
	});
}

/** In lower case, encoded letters too: `/%C3%84` → `/%C3%A4`. What has no upper-case letter stays as it was written. */
function lowerCase(pathname: string): string {
	return pathname.replace(/(%[\da-f]{2})+|[A-Z]+/gi, (written) => {
		const text = decodeURIComponent(written);
		const lower = text.toLowerCase();
		return lower === text ? written : encodeURIComponent(lower);
	});
}

/** Browsers send `Origin` with every POST; sandboxed and cross-origin forms send `null`. */
function isSameOrigin(request: Request, settings: SiteSettings): boolean {
	const site = request.headers.get('Sec-Fetch-Site');
	const origin = request.headers.get('Origin');
	if (site === 'cross-site') return false;
	if (origin !== null) return isOwnOrigin(origin, request, settings);
	if (site !== null) return site === 'same-origin';
	return isOldClient(request, settings);
}

/**
 * Neither header: a program, or a browser older than 2020, which leaves the session cookie (SameSite=Lax) out of
 * another site's form. Such requests are recorded; a referrer of another site refuses them.
 */
function isOldClient(request: Request, settings: SiteSettings): boolean {
	const referer = request.headers.get('Referer');
	const isOwn =
		referer === null ||
		(URL.canParse(referer) && isOwnOrigin(new URL(referer).origin, request, settings));
	if (isOwn) createLog({}).info('Request without Origin accepted', { method: request.method });
	return isOwn;
}
