import type { LoggedRequest } from '@aerolume/demo-shop/request-log';
import { type DemoShop, startDemoShop } from '@aerolume/demo-shop/server';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';

/** A browser's words, so that the shop does not take the test for a crawler. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

/** Name under which the demo shop logs and breaks weather requests. */
export const METAR = 'metar';

export const SITE_URL = 'https://aerolume.example';

/** Reports of the maps that pages show first, in both languages. */
const FIRST_WEATHER = ['/api/weather/germany', '/en/api/weather/usa'];

/** The production build in workerd with a demo shop of this test file's own. */
export interface TestEdge {
	/** Sends a request as a browser would; redirects are not followed. */
	fetch(path: string, init?: RequestInit): Promise<Response>;
	/** The body of a page that must answer 200. */
	page(path: string, init?: RequestInit): Promise<string>;
	/** Posts a form from the shop's own origin. */
	post(
		path: string,
		fields: Record<string, string>,
		headers?: Record<string, string>,
	): Promise<Response>;
	faults(rules: object[]): Promise<void>;
	/** What reached the platform since the test began; the weather service is no part of it. */
	requests(): Promise<LoggedRequest[]>;
	/** The names of those operations. */
	operations(): Promise<(string | null)[]>;
	/** What the weather service was asked since the test began. */
	weatherRequests(): Promise<LoggedRequest[]>;
	/** Latest lines of the worker's log. */
	log(): string[];
	readonly origin: string;
	readonly shopOrigin: string;
}

/**
 * @param settings of the worker, where they are others than a demo shop's own
 * @param catalogueSize so many generated products beside the catalogue
 */
export function useEdge(settings: Record<string, string> = {}, catalogueSize = 0): TestEdge {
	let shop: DemoShop;
	let edge: Edge;
	const control = async (name: string, method: string, body?: object) => {
		const answer = await fetch(`${shop.origin}/__demo/${name}`, {
			method,
			...(body && { body: JSON.stringify(body) }),
		});
		if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
		return answer.json() as Promise<{ requests: LoggedRequest[] }>;
	};
	const test: TestEdge = {
		fetch: (path, init = {}) => {
			const headers = new Headers(init.headers);
			if (!headers.has('User-Agent')) headers.set('User-Agent', BROWSER);
			return fetch(`${edge.origin}${path}`, { ...init, headers, redirect: 'manual' });
		},
		page: async (path, init) => {
			const response = await test.fetch(path, init);
			const body = await response.text();
			if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`);
			return body;
		},
		post: (path, fields, headers = {}) =>
			test.fetch(path, {
				method: 'POST',
				headers: { Origin: edge.origin, ...headers },
				body: new URLSearchParams(fields),
			}),
		faults: async (rules) => {
			await control('faults', 'PUT', { rules });
		},
		requests: async () =>
			(await control('requests', 'GET')).requests.filter(({ operation }) => operation !== METAR),
		operations: async () => (await test.requests()).map(({ operation }) => operation),
		weatherRequests: async () =>
			(await control('requests', 'GET')).requests.filter(({ operation }) => operation === METAR),
		log: () => edge.output(),
		get origin() {
			return edge.origin;
		},
		get shopOrigin() {
			return shop.origin;
		},
	};
	beforeAll(async () => {
		shop = await startDemoShop({ port: 0, siteUrl: SITE_URL, catalogueSize });
		const worker = { ...demoShopEnvironment(shop.origin, SITE_URL), ...settings };
		edge = await startEdge({ port: 0, worker });
		// The weather first: a page that comes before it is not kept.
		await Promise.all(FIRST_WEATHER.map((path) => fetch(`${edge.origin}${path}`)));
	});
	beforeEach(async () => {
		await control('reset', 'POST');
	});
	afterAll(async () => {
		await edge.close();
		await shop.close();
	});
	return test;
}

/** The cookies that an answer sets, as a `Cookie` header takes them. */
export function cookiesOf(response: Response): string {
	return response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(';')[0])
		.join('; ');
}
