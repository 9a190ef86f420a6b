import { PRIVATE } from '~/lib/cache-control';

/** 405 of an endpoint that accepts POST only, for its loader. */
export function methodNotAllowed(): Response {
	return Response.json(
		{ error: 'This endpoint accepts POST only.' },
		{ status: 405, headers: { Allow: 'POST', ...PRIVATE } },
	);
}
