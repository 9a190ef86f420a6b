import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type DemoShop, type DemoShopOptions, startDemoShop } from '../server';
import { testCatalogue } from './test-catalogue';

/** A response of the Storefront API, without types for its data. */
export interface ApiResponse {
	status: number;
	headers: Headers;
	body: Json;
}

/** Parsed JSON without types: the assertions check its shape. */
export type Json = ReturnType<typeof JSON.parse>;

export interface TestShop {
	origin: string;
	/** Moves the shop's clock forward. */
	advance(milliseconds: number): void;
	/** Sends a query with the public token; `headers` are merged into the default ones. */
	query(
		query: string,
		variables?: Record<string, unknown>,
		headers?: Record<string, string>,
	): Promise<ApiResponse>;
	/** The `data` of a query that must succeed. */
	data(query: string, variables?: Record<string, unknown>): Promise<Json>;
	/** Posts text to the API without any token. */
	post(path: string, init?: RequestInit): Promise<ApiResponse>;
	/** Calls `/__demo/<name>`. */
	control(name: string, method?: string, body?: unknown): Promise<ApiResponse>;
}

/** A demo shop in memory with the test catalogue, for one test file; it is reset before every test. */
export function useDemoShop(options: DemoShopOptions = {}): TestShop {
	let running: DemoShop;
	let now = Date.parse('2026-11-20T10:00:00.500Z');
	const send = async (path: string, init: RequestInit): Promise<ApiResponse> => {
		const response = await fetch(`${running.origin}${path}`, init);
		const text = await response.text();
		const isJson = response.headers.get('content-type')?.startsWith('application/json');
		return {
			status: response.status,
			headers: response.headers,
			body: isJson && text ? JSON.parse(text) : text,
		};
	};
	const shop: TestShop = {
		origin: '',
		advance(milliseconds) {
			now += milliseconds;
		},
		query: (query, variables = {}, headers = {}) =>
			send('/api/2026-04/graphql.json', {
				method: 'POST',
				headers: {
					'Content-Type': 'application/json',
					'X-Shopify-Storefront-Access-Token': running.publicToken,
					...headers,
				},
				body: JSON.stringify({ query, variables }),
			}),
		async data(query, variables) {
			const { body } = await shop.query(query, variables);
			if (body.errors) {
				throw new Error(JSON.stringify(body.errors));
			}
			return body.data;
		},
		post: (path, init = {}) =>
			send(path, {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify({ query: '{ shop { name } }' }),
				...init,
			}),
		control: (name, method = 'GET', body) =>
			send(`/__demo/${name}`, {
				method,
				...(body === undefined ? {} : { body: JSON.stringify(body) }),
			}),
	};
	beforeAll(async () => {
		running = await startDemoShop({
			catalogue: testCatalogue,
			filesFolder: join(import.meta.dirname, 'no-files'),
			clock: () => now,
			...options,
		});
		shop.origin = running.origin;
	});
	beforeEach(async () => {
		now = Date.parse('2026-11-20T10:00:00.500Z');
		await shop.control('reset', 'POST');
	});
	afterAll(() => running.close());
	return shop;
}
