import { data } from '@remix-run/server-runtime';
import { PRIVATE } from '~/lib/cache-control';
import { isUnavailable } from './errors';

/**
 * Waits for data that a page cannot do without. Throws 503 where the platform is unavailable, for the error page that
 * offers to try again; a 404 would be wrong then.
 */
export async function available<T>(work: Promise<T>): Promise<T> {
	try {
		return await work;
	} catch (error) {
		if (isUnavailable(error)) {
			throw data(error.message, { status: 503, statusText: 'Service Unavailable' });
		}
		throw error;
	}
}

interface UnavailableResponse {
	/** In the page's language. */
	error: string;
	headers?: { 'Cache-Control': string };
	/** Which errors count as unavailable. */
	isFailure?: (error: unknown) => boolean;
}

/** For endpoints: the response, or 503 with `error` as JSON where the platform is unavailable. */
export async function jsonIfAvailable(
	respond: () => Promise<Response>,
	{ error, headers = PRIVATE, isFailure = isUnavailable }: UnavailableResponse,
): Promise<Response> {
	try {
		return await respond();
	} catch (failure) {
		if (!isFailure(failure)) throw failure;
		return Response.json({ error }, { status: 503, headers });
	}
}
