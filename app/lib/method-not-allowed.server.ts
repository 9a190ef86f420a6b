/** 405 with the allowed methods. */
export function methodNotAllowed(allowed: string): Response {
	return Response.json(
		{ error: `This address takes ${allowed} alone.` },
		{ status: 405, headers: { Allow: allowed, 'Cache-Control': 'private, no-store' } },
	);
}
