import { data } from '@shopify/remix-oxygen';
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
