import { PRIVATE } from '~/lib/cache-control';

/** A response without a body, which nothing stores. */
export function emptyResponse(status: number, cookie?: string): Response {
	return new Response(null, { status, headers: headersWith(cookie) });
}

/** JSON that nothing stores. */
export function jsonResponse(status: number, body: object | null, cookie?: string): Response {
	return Response.json(body, { status, headers: headersWith(cookie) });
}

function headersWith(cookie: string | undefined): HeadersInit {
	return { ...PRIVATE, ...(cookie && { 'Set-Cookie': cookie }) };
}
