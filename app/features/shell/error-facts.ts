import { isRouteErrorResponse, type MetaDescriptor } from '@remix-run/react';
import { pageTitle } from './page-title';

/** What an error page shows. */
export interface ErrorFacts {
	status: number;
	statusMessage: string;
	/** The error's own text, untranslated; empty where it only repeats the status. */
	message: string;
}

/** The router drops the status text of thrown responses. */
const STATUS_TEXTS: Record<number, string> = {
	400: 'Bad Request',
	403: 'Forbidden',
	404: 'Not Found',
	405: 'Method Not Allowed',
	413: 'Content Too Large',
	500: 'Internal Server Error',
	503: 'Service Unavailable',
};

export function errorFacts(error: unknown): ErrorFacts {
	if (isRouteErrorResponse(error)) {
		const { status, data } = error;
		const statusMessage = error.statusText || (STATUS_TEXTS[status] ?? '');
		// The router's own messages are for developers.
		const internal = 'internal' in error && error.internal === true;
		const message = typeof data === 'string' && data !== statusMessage && !internal ? data : '';
		return { status, statusMessage, message };
	}
	const message = error instanceof Error ? error.message : '';
	return { status: 500, statusMessage: STATUS_TEXTS[500] ?? '', message };
}

/** Title of an error page, not indexed. Pages without an error have their own metadata. */
export function errorMeta(error: unknown): MetaDescriptor[] {
	if (!error) return [];
	const { status, statusMessage } = errorFacts(error);
	return [
		{ title: pageTitle(`${status} ${statusMessage}`.trim()) },
		{ name: 'robots', content: 'noindex' },
	];
}
