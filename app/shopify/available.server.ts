import { data } from '@shopify/remix-oxygen';
import { isUnavailable } from './errors';

/**
 * Waits for what a page needs of the platform. Where it cannot be had, the page answers 503
 * and offers to try again: it is not "not found", and it is not the shopper's fault.
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
