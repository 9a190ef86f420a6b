import { afterEach, expect, test, vi } from 'vitest';
import { API_VERSION } from './connection.server';
import { customerAccountConnection } from './customer-account.server';

const SITE_URL = 'https://aerolume.example';

afterEach(() => vi.unstubAllGlobals());

function respondWith(body: object) {
	const fetch = vi.fn(async () => Response.json(body));
	vi.stubGlobal('fetch', fetch);
	return fetch;
}

test('the Customer Account API is used in the pinned version, at the URL that is discovered once', async () => {
	const fetch = respondWith({
		graphql_api: 'https://shopify.com/1/account/customer/api/2026-10/graphql',
	});
	const settings = { storeOrigin: 'https://one.example', SITE_URL };
	const connection = await customerAccountConnection(settings, 'shcat_1');
	expect(connection.url).toBe(`https://shopify.com/1/account/customer/api/${API_VERSION}/graphql`);
	// The bare token: this API takes no "Bearer".
	expect(connection.headers(null)).toMatchObject({ Authorization: 'shcat_1', Origin: SITE_URL });
	await customerAccountConnection(settings, 'shcat_2');
	expect(fetch).toHaveBeenCalledTimes(1);
	expect(fetch).toHaveBeenCalledWith(
		'https://one.example/.well-known/customer-account-api',
		expect.anything(),
	);
});

test('a failed discovery throws, and the next call tries again', async () => {
	const settings = { storeOrigin: 'https://two.example', SITE_URL };
	respondWith({});
	await expect(customerAccountConnection(settings, 'shcat_1')).rejects.toThrow('Shopify API error');
	respondWith({ graphql_api: 'https://two.example/customer/api/2026-04/graphql' });
	const { url } = await customerAccountConnection(settings, 'shcat_1');
	expect(url).toBe(`https://two.example/customer/api/${API_VERSION}/graphql`);
});
