import type { GraphqlError } from './errors';

/**
 * The outcome of one attempt.
 * - `response`: the platform responded; with `errors` beside its data it is partial.
 * - `throttled`: refused before execution, so it had no effect.
 * - `lost`: no response, or one of a gateway: it may have had an effect, or may still have one later.
 * - `broken`: an unusable response: execution has ended, and its effect can be read.
 * - `refused`: it refuses this client or buyer (wrong token, missing access); a retry would be refused too.
 * - `invalid`: it does not take the query or its variables, from anybody.
 * - `unsent`: the client did not send it (no time is left, or the platform is down), so it had no effect.
 */
export type Outcome =
	| { kind: 'response'; data: object; errors: GraphqlError[] }
	| {
			kind: 'throttled' | 'lost' | 'broken' | 'refused' | 'invalid' | 'unsent';
			reason: string;
			code?: string;
	  };

/** Codes that concern the client or the buyer, not the query. */
const REFUSALS = ['ACCESS_DENIED', 'UNAUTHORIZED'];

export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

/** Sends one GraphQL request and classifies the response; never throws. */
export async function sendRequest(
	fetch: FetchLike,
	url: string,
	headers: Record<string, string>,
	body: string,
	timeoutMs: number,
): Promise<Outcome> {
	let response: Response;
	let text: string;
	try {
		response = await fetch(url, {
			method: 'POST',
			headers,
			body,
			signal: AbortSignal.timeout(timeoutMs),
		});
		text = await response.text();
	} catch (error) {
		return { kind: 'lost', reason: reasonOf(error, timeoutMs) };
	}
	if (response.status === 429 || response.status === 430) {
		return { kind: 'throttled', reason: `HTTP ${response.status}`, code: 'THROTTLED' };
	}
	if (response.status >= 500) {
		const gateway = response.status === 502 || response.status === 504;
		return { kind: gateway ? 'lost' : 'broken', reason: `HTTP ${response.status}` };
	}
	const parsed = parseJson(text);
	if (!parsed) return { kind: 'broken', reason: 'The response is not JSON' };
	const errors = errorsOf(parsed);
	if (!response.ok) {
		const reason = errors[0]?.message || `HTTP ${response.status}`;
		const unknown = response.status === 401 ? 'UNAUTHORIZED' : undefined;
		return { kind: 'refused', reason, code: errors[0]?.extensions?.code ?? unknown };
	}
	return classify(parsed, errors);
}

/** Whether the API itself responded: not a gateway, an error page or nothing at all. */
export function hasResponded(outcome: Outcome): boolean {
	return outcome.kind !== 'lost' && (outcome.kind !== 'broken' || outcome.code !== undefined);
}

function classify(parsed: Record<string, unknown>, errors: GraphqlError[]): Outcome {
	const { data } = parsed;
	if (isObject(data) && Object.values(data).some((value) => value !== null)) {
		return { kind: 'response', data, errors };
	}
	const [first] = errors;
	if (!first) {
		return isObject(data)
			? { kind: 'response', data, errors }
			: { kind: 'broken', reason: 'The response holds no data' };
	}
	return failureOf(first);
}

/** The outcome of an error without usable data. */
export function failureOf(error: GraphqlError): Exclude<Outcome, { kind: 'response' }> {
	const code = error.extensions?.code;
	const reason = error.message || code || 'Unknown error';
	if (code === 'THROTTLED') return { kind: 'throttled', reason, code };
	if (code === 'INTERNAL_SERVER_ERROR') return { kind: 'broken', reason, code };
	return { kind: code && REFUSALS.includes(code) ? 'refused' : 'invalid', reason, code };
}

/** `errors` may be an array of GraphQL errors, an object or a string. */
function errorsOf(parsed: Record<string, unknown>): GraphqlError[] {
	const { errors } = parsed;
	if (errors === undefined || errors === null) return [];
	if (Array.isArray(errors)) return errors.filter(isGraphqlError);
	return [{ message: typeof errors === 'string' ? errors : JSON.stringify(errors) }];
}

function isGraphqlError(value: unknown): value is GraphqlError {
	return isObject(value) && typeof value.message === 'string';
}

function parseJson(text: string): Record<string, unknown> | undefined {
	try {
		const value: unknown = JSON.parse(text);
		return isObject(value) ? value : undefined;
	} catch {
		return undefined;
	}
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function reasonOf(error: unknown, timeoutMs: number): string {
	if (error instanceof Error) {
		return error.name === 'TimeoutError' ? `No response within ${timeoutMs} ms` : error.message;
	}
	return String(error);
}
