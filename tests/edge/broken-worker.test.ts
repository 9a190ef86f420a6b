import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';

/** Crawlers get an empty error page. */
const AS_BROWSER = { headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' } };

let edge: Edge;

/** A deployed worker with the demo shop's settings and without a secret: the app cannot start. */
beforeAll(async () => {
	const worker = demoShopEnvironment('http://localhost:1', 'http://localhost:2');
	edge = await startEdge({
		port: 0,
		worker: { ...worker, SESSION_SECRET: '', EDGE: 'cloudflare' },
	});
});

afterAll(() => edge.close());

test.each([
	[
		'/aerolume',
		'500 Interner Fehler',
		'Fehler aufgetreten',
		'Es ist ein Fehler aufgetreten. Bitte versuche es später erneut',
		'/',
	],
	[
		'/en/cart',
		'500 Internal Server Error',
		'Something went wrong',
		'Please try again later.',
		'/en',
	],
])(
	'%s responds with a readable page and all security headers',
	async (path, status, title, description, home) => {
		const response = await fetch(`${edge.origin}${path}`, AS_BROWSER);
		expect(response.status).toBe(500);
		expect(response.headers.get('Cache-Control')).toBe('private, no-store');
		for (const name of [
			'Content-Security-Policy',
			'Strict-Transport-Security',
			'X-Content-Type-Options',
			'Referrer-Policy',
			'Permissions-Policy',
		]) {
			expect(response.headers.get(name), name).toBeTruthy();
		}
		const html = await response.text();
		expect(html).toContain(`<p>${status}</p>`);
		expect(html).toContain(`<h1>${title}</h1>`);
		expect(html).toContain(`<p>${description}</p>`);
		expect(html).toContain(`<a href="${home}">`);
		expect(html).not.toContain('SESSION_SECRET');
	},
);

test('the log contains the cause and the failed rendering', async () => {
	await fetch(`${edge.origin}/de`, AS_BROWSER);
	const last = edge.output().filter((line) => line.includes('Request failed before the app'));
	const line = JSON.parse(last.at(-1) ?? '');
	expect(line.error).toContain('PUBLIC_STORE_DOMAIN, SITE_URL, METAR_API_URL');
	expect(line.error).toContain('must not lead to this machine');
	expect(line.error).toContain('PRIVATE_ADMIN_API_TOKEN');
	expect(line).toMatchObject({
		error: expect.stringContaining('SESSION_SECRET'),
		statusCode: 500,
		statusMessage: 'Internal Server Error',
		fatal: true,
		unhandled: true,
	});
});
