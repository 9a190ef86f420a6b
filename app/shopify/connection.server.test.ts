import { SFAPI_VERSION } from 'shopify-schemas/storefront-api-constants';
import { expect, test } from 'vitest';
import { API_VERSION } from './connection.server';

test('the pinned version is that of the installed schemas, from which types and demo shop are made', () => {
	const remedy =
		'Change API_VERSION of app/shopify/connection.server.ts and the package shopify-schemas together';
	expect(SFAPI_VERSION, remedy).toBe(API_VERSION);
});
