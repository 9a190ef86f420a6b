import { acceptedEncoding } from './accepted-encoding';

const COMPRESSIBLE =
	/^(text\/|image\/svg\+xml|application\/(json|javascript|xml|manifest\+json|ld\+json)\b)/;

/** Smaller bodies are not worth compressing. */
const MIN_BYTES = 512;

/** Compresses text for clients that accept it: workerd encodes the body by the Content-Encoding header. */
export function compress(request: Request, response: Response): Response {
	if (!COMPRESSIBLE.test(response.headers.get('Content-Type') ?? '')) return response;
	const headers = new Headers(response.headers);
	if (!/\baccept-encoding\b|\*/i.test(headers.get('Vary') ?? '')) {
		headers.append('Vary', 'Accept-Encoding');
	}
	const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'), ['br', 'gzip']);
	const { status, statusText } = response;
	if (!encoding || !isCompressible(response)) {
		return new Response(response.body, { status, statusText, headers, encodeBody: 'manual' });
	}
	headers.delete('Content-Length');
	headers.set('Content-Encoding', encoding);
	const etag = headers.get('ETag');
	// A strong ETag would not be valid for the compressed bytes.
	if (etag?.startsWith('"')) headers.set('ETag', `W/${etag}`);
	return new Response(response.body, { status, statusText, headers });
}

function isCompressible({ body, headers }: Response): boolean {
	if (!body || headers.has('Content-Encoding')) return false;
	if (/\bno-transform\b/.test(headers.get('Cache-Control') ?? '')) return false;
	const length = headers.get('Content-Length');
	return length === null || Number(length) >= MIN_BYTES;
}
