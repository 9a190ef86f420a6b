import type { OperationRequest } from '../schema/execute';

/** Parses an operation from a body; null where the query is missing or the body is no JSON object. */
export function parseOperationRequest(
	contentType: string | undefined,
	body: string,
): OperationRequest | null {
	const mediaType = contentType?.split(';')[0]?.trim().toLowerCase();
	if (mediaType === 'application/graphql') {
		return body.trim() === '' ? null : { query: body, operationName: null, variables: {} };
	}
	if (mediaType !== 'application/json') {
		return null;
	}
	let parsed: unknown;
	try {
		parsed = JSON.parse(body);
	} catch {
		return null;
	}
	if (typeof parsed !== 'object' || parsed === null || !('query' in parsed)) {
		return null;
	}
	const { query } = parsed;
	const operationName = 'operationName' in parsed ? (parsed.operationName ?? null) : null;
	const variables = 'variables' in parsed ? (parsed.variables ?? {}) : {};
	if (
		typeof query !== 'string' ||
		(operationName !== null && typeof operationName !== 'string') ||
		typeof variables !== 'object' ||
		Array.isArray(variables)
	) {
		return null;
	}
	return { query, operationName, variables: variables as Record<string, unknown> };
}
