import { SFAPI_VERSION } from 'shopify-schemas/storefront-api-constants';
import { afterEach, expect, test, vi } from 'vitest';
import { API_VERSION, connect } from './connection.server';
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

test('a failed discovery is an error, and repeated', async () => {
	const settings = { storeOrigin: 'https://two.example', SITE_URL };
	respondWith({});
	await expect(customerAccountConnection(settings, 'shcat_1')).rejects.toThrow('Shopify API error');
	respondWith({ graphql_api: 'https://two.example/customer/api/2026-04/graphql' });
	expect((await customerAccountConnection(settings, 'shcat_1')).url).toContain('two.example');
});

test('the Admin API has the same version', () => {
	const settings = {
		storeOrigin: 'https://one.example',
		PUBLIC_STOREFRONT_API_TOKEN: '8f4b2d6e1a9c47305d8e6b7f2c1a9034',
		PRIVATE_STOREFRONT_API_TOKEN: '',
		PRIVATE_ADMIN_API_TOKEN: 'shpat_1',
		ADMIN_API_CLIENT_ID: '',
		ADMIN_API_CLIENT_SECRET: '',
		SESSION_SECRET: 'f1a5a4ab25c6d7f29bc1d47ebb2e8f56',
		SITE_URL: 'https://one.example',
	};
	expect(connect(settings).admin.url).toContain(`/${API_VERSION}/`);
});

test('the pinned version is that of the installed schemas, from which types and demo shop are made', () => {
	const remedy =
		'Change API_VERSION of app/shopify/connection.server.ts and the package shopify-schemas together';
	expect(SFAPI_VERSION, remedy).toBe(API_VERSION);
});
