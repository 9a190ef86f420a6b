import { parseLocalePath } from '~/i18n/locale-path';
import { isLocale } from '~/i18n/locales';
import { plainPage } from './plain-page.server';

/** Larger than any form of the shop; larger bodies get 413. */
const MAX_BODY_BYTES = 64 * 1024;

/** First path segments of pages with lower-case paths. */
const LOWER_CASE_PAGES =
	/^\/(products|collections|docs|legal|account|auth|cart|search|wishlist)\b/i;

/**
 * Rejects requests that must not reach the app, and redirects to canonical paths. `undefined` where the request may
 * continue. `url` is the parsed URL of the request.
 */
export function checkRequest(request: Request, url: URL): Response | undefined {
	if (request.method === 'GET' || request.method === 'HEAD') return redirectToCleanPath(url);
	if (!isSameOrigin(request, url)) return plainPage(request, 403, 'crossOrigin');
	if (Number(request.headers.get('Content-Length')) > MAX_BODY_BYTES) {
		return plainPage(request, 413, 'bodyTooLarge');
	}
	return undefined;
}

/**
 * Reads a body without `Content-Length` up to the limit.
 * Returns a request with the body in memory, or 413.
 */
export async function limitBody(request: Request): Promise<Request | Response> {
	if (!request.body || request.headers.has('Content-Length')) return request;
	const reader = request.body.getReader();
	const chunks: Uint8Array[] = [];
	let size = 0;
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		size += part.value.byteLength;
		if (size > MAX_BODY_BYTES) {
			await reader.cancel();
			return plainPage(request, 413, 'bodyTooLarge');
		}
		chunks.push(part.value);
	}
	return new Request(request.url, {
		method: request.method,
		headers: request.headers,
		body: await new Blob(chunks as BlobPart[]).arrayBuffer(),
	});
}

function redirectToCleanPath(url: URL): Response | undefined {
	let pathname = url.pathname.replace(/\/{2,}/g, '/');
	if (pathname.length > 1) pathname = pathname.replace(/\/$/, '');
	const [, first = '', ...rest] = pathname.split('/');
	if (isLocale(first.toLowerCase())) pathname = ['', first.toLowerCase(), ...rest].join('/');
	const { path } = parseLocalePath(pathname);
	if (LOWER_CASE_PAGES.test(path)) pathname = pathname.toLowerCase();
	if (pathname === url.pathname) return undefined;
	return new Response(null, {
		status: 308,
		headers: { Location: `${pathname}${url.search}`, 'Cache-Control': 'public, max-age=3600' },
	});
}

/** Browsers send `Origin` with every POST; sandboxed and cross-origin forms send `null`. */
function isSameOrigin(request: Request, url: URL): boolean {
	if (request.headers.get('Sec-Fetch-Site') === 'cross-site') return false;
	const origin = request.headers.get('Origin');
	if (origin === null) return true;
	const host = request.headers.get('X-Forwarded-Host') ?? url.host;
	return URL.canParse(origin) && new URL(origin).host === host;
}
