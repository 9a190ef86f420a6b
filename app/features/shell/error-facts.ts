import { isRouteErrorResponse, type MetaDescriptor } from '@remix-run/react';
import { pageTitle } from './seo';

/** What an error screen shows of whatever was thrown. */
export interface ErrorFacts {
	status: number;
	statusMessage: string;
	/** The error's own text, untranslated; empty where it says no more than the status. */
	message: string;
}

export function errorFacts(error: unknown): ErrorFacts {
	if (isRouteErrorResponse(error)) {
		const { status, statusText, data } = error;
		const message = typeof data === 'string' && data !== statusText ? data : '';
		return { status, statusMessage: statusText, message };
	}
	const message = error instanceof Error ? error.message : '';
	return { status: 500, statusMessage: 'Internal Server Error', message };
}

/** Title of an error page, which is in no search engine. Pages that did not fail bring their own. */
export function errorMeta(error: unknown): MetaDescriptor[] {
	if (!error) return [];
	const { status, statusMessage } = errorFacts(error);
	return [
		{ title: pageTitle(`${status} ${statusMessage}`) },
		{ name: 'robots', content: 'noindex' },
	];
}
