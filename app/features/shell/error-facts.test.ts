import { expect, test } from 'vitest';
import { errorFacts, errorMeta } from './error-facts';

/** A loader's thrown response, as the router passes it on. */
function thrown(status: number, statusText: string, data: unknown) {
	return { status, statusText, data, internal: false };
}

test('shows the status of a thrown response, and its text', () => {
	expect(errorFacts(thrown(404, 'Not Found', 'Page not found: /en/nowhere'))).toEqual({
		status: 404,
		statusMessage: 'Not Found',
		message: 'Page not found: /en/nowhere',
	});
});

test.each([
	[404, 'Not Found'],
	[503, 'Service Unavailable'],
	[418, ''],
])('names status %i where the router dropped its text', (status, statusMessage) => {
	expect(errorFacts(thrown(status, '', 'x')).statusMessage).toBe(statusMessage);
});

test.each(['Not Found', '', null, { secret: 1 }])('says nothing twice, and no data: %j', (data) => {
	expect(errorFacts(thrown(404, 'Not Found', data)).message).toBe('');
});

test('anything else is an internal error', () => {
	expect(errorFacts(new Error('boom'))).toEqual({
		status: 500,
		statusMessage: 'Internal Server Error',
		message: 'boom',
	});
	expect(errorFacts('boom')).toMatchObject({ status: 500, message: '' });
});

test('after a lost connection the visitor can try again', () => {
	expect(errorFacts(new TypeError('Failed to fetch'))).toEqual({
		status: 503,
		statusMessage: 'Service Unavailable',
		message: '',
	});
});

test.each([
	[thrown(404, 'Not Found', ''), 'de', 'Diese Seite gibt es nicht - Aerolume'],
	[thrown(404, 'Not Found', ''), 'en', 'Page not found - Aerolume'],
	[thrown(503, 'Service Unavailable', ''), 'de', 'Fehler aufgetreten - Aerolume'],
	[new Error('boom'), 'de', 'Fehler aufgetreten - Aerolume'],
	[new Error('boom'), 'en', 'Something went wrong - Aerolume'],
] as const)(
	'titles an error page, and keeps it out of search engines: %j in %s',
	(error, locale, title) => {
		expect(errorMeta(error, locale)).toEqual([{ title }, { name: 'robots', content: 'noindex' }]);
	},
);

test('adds nothing to pages without an error', () => {
	expect(errorMeta(undefined, 'de')).toEqual([]);
});
