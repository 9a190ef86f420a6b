import type { LoggedRequest } from '@aerolume/demo-shop/request-log';
import { type DemoShop, startDemoShop } from '@aerolume/demo-shop/server';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { type EdgeVisitor, SITE_URL, visitEdge, warmUp } from './visitor';

/** Name of weather requests in the demo shop's log and fault rules. */
export const METAR = 'metar';

export { SITE_URL };

/** The production build in workerd, with its own demo shop. */
export interface TestEdge extends EdgeVisitor {
	faults(rules: object[]): Promise<void>;
	/** Platform requests since the test began, without the weather service. */
	requests(): Promise<LoggedRequest[]>;
	/** Operation names of these requests. */
	operations(): Promise<(string | null)[]>;
	/** Requests to the weather service since the test began. */
	weatherRequests(): Promise<LoggedRequest[]>;
	/** Last lines of the worker's log. */
	log(): string[];
	readonly shopOrigin: string;
}

/**
 * @param settings overrides of the worker's environment
 * @param catalogueSize number of generated products besides the catalogue
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
		...visitEdge(() => edge.origin),
		get origin() {
			return edge.origin;
		},
		faults: async (rules) => {
			await control('faults', 'PUT', { rules });
		},
		requests: async () =>
			(await control('requests', 'GET')).requests.filter(({ operation }) => operation !== METAR),
		operations: async () => (await test.requests()).map(({ operation }) => operation),
		weatherRequests: async () =>
			(await control('requests', 'GET')).requests.filter(({ operation }) => operation === METAR),
		log: () => edge.output(),
		get shopOrigin() {
			return shop.origin;
		},
	};
	beforeAll(async () => {
		shop = await startDemoShop({ port: 0, siteUrl: SITE_URL, catalogueSize });
		const worker = { ...demoShopEnvironment(shop.origin, SITE_URL), ...settings };
		edge = await startEdge({ port: 0, worker });
		await warmUp(edge.origin);
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

/** The storefront that is shared by all read-only test files: they must not change its demo shop. */
export function useSharedEdge(): EdgeVisitor {
	const origin = inject('sharedEdge');
	return { origin, ...visitEdge(() => origin) };
}

/** Text content of HTML. */
export function textOf(html: string): string {
	return html.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&');
}

/** The cookies of a response, as the value of a `Cookie` header. */
export function cookiesOf(response: Response): string {
	return response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(';')[0])
		.join('; ');
}
