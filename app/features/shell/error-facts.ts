import { isRouteErrorResponse, type MetaDescriptor } from '@remix-run/react';
import isNetworkError from 'is-network-error';
import type { Locale } from '~/i18n/locales';
import { pageTitle } from './page-title';

/** What an error page and the log say about an error. */
export interface ErrorFacts {
	status: number;
	/** Text of the status, in English. */
	statusMessage: string;
	/** The error's own text, untranslated; empty where it only repeats the status. */
	message: string;
}

/** The router drops the status text of thrown responses. Error pages show it in their language, from `errors:status`. */
const STATUS_TEXTS = {
	400: 'Bad Request',
	403: 'Forbidden',
	404: 'Not Found',
	405: 'Method Not Allowed',
	413: 'Content Too Large',
	500: 'Internal Server Error',
	503: 'Service Unavailable',
};

type NamedStatus = keyof typeof STATUS_TEXTS;

/** Titles of error pages. `meta` needs them in the browser too, where it has no access to the messages. */
const titles = {
	notFound: import.meta.glob<string>('/locales/*/errors.json', {
		eager: true,
		import: 'notFoundTitle',
	}),
	any: import.meta.glob<string>('/locales/*/errors.json', { eager: true, import: 'title' }),
};

export function isNamedStatus(status: number): status is NamedStatus {
	return status in STATUS_TEXTS;
}

/** The facts of anything that was thrown: 503 if the connection of the browser failed, 500 for an unknown error. */
export function errorFacts(error: unknown): ErrorFacts {
	if (isRouteErrorResponse(error)) {
		const { status, data } = error;
		const statusMessage = error.statusText || (isNamedStatus(status) ? STATUS_TEXTS[status] : '');
		// The router's own messages are for developers.
		const internal = 'internal' in error && error.internal === true;
		const message = typeof data === 'string' && data !== statusMessage && !internal ? data : '';
		return { status, statusMessage, message };
	}
	// The browser's connection has failed, not the server: the visitor can try again.
	if (isNetworkError(error)) {
		return { status: 503, statusMessage: STATUS_TEXTS[503], message: '' };
	}
	const message = error instanceof Error ? error.message : '';
	return { status: 500, statusMessage: STATUS_TEXTS[500], message };
}

/** Metadata of an error page: its title, and `noindex`. Pages without an error have their own. */
export function errorMeta(error: unknown, locale: Locale): MetaDescriptor[] {
	if (!error) return [];
	const named = errorFacts(error).status === 404 ? titles.notFound : titles.any;
	return [
		{ title: pageTitle(named[`/locales/${locale}/errors.json`] ?? '') },
		{ name: 'robots', content: 'noindex' },
	];
}
