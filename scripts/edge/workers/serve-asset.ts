import { acceptedEncoding } from './accepted-encoding';

/** A public file. */
export interface Asset {
	headers: Record<string, string>;
	/** Strong, of the uncompressed content. */
	etag: string;
	bytes: number;
	/** Size of its brotli version, where there is one. */
	compressed?: number;
}

/** Serves a public file for GET and HEAD. `read` opens a file by its URL path. */
export async function serveAsset(
	request: Request,
	asset: Asset,
	read: (path: string) => Promise<Response>,
): Promise<Response> {
	const headers = new Headers(asset.headers);
	const encoding =
		asset.compressed === undefined
			? undefined
			: acceptedEncoding(request.headers.get('Accept-Encoding'), ['br']);
	const etag = encoding ? asset.etag.replace(/"$/, '-br"') : asset.etag;
	headers.set('ETag', etag);
	if (asset.compressed !== undefined) headers.set('Vary', 'Accept-Encoding');
	if (matchesEtag(request.headers.get('If-None-Match'), etag)) {
		return new Response(null, { status: 304, headers });
	}
	headers.set('Content-Length', String(encoding ? asset.compressed : asset.bytes));
	if (encoding) headers.set('Content-Encoding', encoding);
	if (request.method === 'HEAD') return new Response(null, { headers, encodeBody: 'manual' });
	const { pathname } = new URL(request.url);
	const file = await read(encoding ? `${pathname}.br` : pathname);
	if (!file.ok) return new Response('This file is gone.', { status: 404 });
	return new Response(file.body, { headers, encodeBody: 'manual' });
}

function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
	const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
	return tags !== undefined && (tags.includes(etag) || tags.includes('*'));
}
