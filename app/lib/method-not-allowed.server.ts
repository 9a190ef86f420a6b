import { PRIVATE } from '~/lib/cache-control';
/** 405 of an endpoint that takes POST alone, for its loader. */
export function methodNotAllowed(): Response {
	return Response.json(
		{ error: 'This address takes POST alone.' },
		{ status: 405, headers: { Allow: 'POST', ...PRIVATE } },
	);
}
