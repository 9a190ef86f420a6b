import { type DemoShop, startDemoShop } from '@aerolume/demo-shop/server';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { type Edge, startEdge } from '../../scripts/edge/start-edge';
import { demoShopEnvironment } from '../../scripts/environment';
import { controlDemoShop, type DemoControl, type LoggedOperation } from '../setup/demo-control';
import { type EdgeVisitor, SITE_URL, visitEdge, warmUp } from './visitor';

/** Name of weather requests in the demo shop's log and fault rules. */
export const METAR = 'metar';

export { SITE_URL };

/** The production build in workerd, with its own demo shop. */
export interface TestEdge extends EdgeVisitor {
	faults(rules: object[]): Promise<void>;
	/** Platform requests since the test began, without the weather service. */
	requests(): Promise<LoggedOperation[]>;
	/** Operation names of these requests. */
	operations(): Promise<(string | null)[]>;
	/** Requests to the weather service since the test began. */
	weatherRequests(): Promise<LoggedOperation[]>;
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
	let demo: DemoControl;
	const test: TestEdge = {
		...visitEdge(() => edge.origin),
		get origin() {
			return edge.origin;
		},
		faults: (rules) => demo.faults(...rules),
		requests: async () => (await demo.requests()).filter(({ operation }) => operation !== METAR),
		operations: async () => (await test.requests()).map(({ operation }) => operation),
		weatherRequests: async () =>
			(await demo.requests()).filter(({ operation }) => operation === METAR),
		log: () => edge.output(),
		get shopOrigin() {
			return shop.origin;
		},
	};
	beforeAll(async () => {
		shop = await startDemoShop({ port: 0, siteUrl: SITE_URL, catalogueSize });
		demo = controlDemoShop(shop.origin);
		const worker = { ...demoShopEnvironment(shop.origin, SITE_URL), ...settings };
		edge = await startEdge({ port: 0, worker });
		await warmUp(edge.origin);
	});
	beforeEach(() => demo.reset());
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
