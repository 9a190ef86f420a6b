import { type DemoShop, type DemoShopOptions, startDemoShop } from '@aerolume/demo-shop/server';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createContext, createIsolate } from '../../app/server/context.server';
import { type AppSession, openSession } from '../../app/server/session.server';
import { variantGid } from '../setup/catalogue';
import { controlDemoShop, type DemoControl, type LoggedOperation } from '../setup/demo-control';

/** A demo shop for this test file, and visitors that run loaders and actions against it. */
export interface TestShop {
	origin: string;
	/** Environment of a worker with this demo shop. */
	env: Record<string, string>;
	/** @param address IP address; without one only recipients are limited */
	visitor(address?: string): TestVisitor;
	/** Replaces the fault rules of the demo shop. */
	faults(rules: object[]): Promise<void>;
	/** Makes an operation fail without retries. */
	breakOperation(operation: string): Promise<void>;
	setStock(variantId: string, stock: number): Promise<void>;
	/** Operations since the test began. */
	requests(): Promise<LoggedOperation[]>;
}

/** A visitor with a session cookie. */
export interface TestVisitor {
	/** Runs a loader or action as this visitor, and stores the session cookie. */
	visit<T>(
		path: string,
		run: (input: { request: Request; context: AppLoadContext }) => Promise<T>,
		init?: RequestInit,
	): Promise<T>;
	post<T>(
		path: string,
		fields: Record<string, string>,
		run: (input: { request: Request; context: AppLoadContext }) => Promise<T>,
	): Promise<T>;
	cookie: string;
	/** The data of the session cookie. */
	session(): Promise<AppSession>;
}

/** Starts a demo shop for the test file, and resets it before each test. */
export function useTestShop(options: DemoShopOptions = {}): TestShop {
	let shop: DemoShop;
	let isolate = createIsolate();
	let demo: DemoControl;
	const test: TestShop = {
		origin: '',
		env: {},
		visitor: (address) => createVisitor(test.env, () => isolate, address),
		faults: (rules) => demo.faults(...rules),
		breakOperation: (operation) => demo.faults({ operation, kind: 'partial', code: 'BROKEN' }),
		setStock: (variantId, stock) => demo.setStock(variantGid(variantId), stock),
		requests: () => demo.requests(),
	};
	beforeAll(async () => {
		shop = await startDemoShop({ port: 0, ...options });
		demo = controlDemoShop(shop.origin);
		test.origin = shop.origin;
		test.env = {
			PUBLIC_STORE_DOMAIN: shop.origin,
			METAR_API_URL: shop.origin,
			PUBLIC_STOREFRONT_API_TOKEN: '8f4b2d6e1a9c47305d8e6b7f2c1a9034',
			PRIVATE_STOREFRONT_API_TOKEN: 'shpat_demo_aerolume_private',
			PRIVATE_ADMIN_API_TOKEN: 'shpat_demo_aerolume_admin',
			PUBLIC_CHECKOUT_DOMAIN: '',
			SESSION_SECRET: 'a-secret-of-these-tests-32-letters',
			SITE_URL: 'https://aerolume.example',
			MESSAGES_URL: `${shop.origin}/messages`,
			BUYER_IP_HEADER: 'x-visitor',
		};
	});
	beforeEach(async () => {
		isolate = { ...createIsolate(), sleep: shortSleep };
		await demo.reset();
	});
	afterAll(() => shop.close());
	return test;
}

function createVisitor(
	env: Record<string, string>,
	isolateOf: () => ReturnType<typeof createIsolate>,
	address?: string,
): TestVisitor {
	const visitor: TestVisitor = {
		cookie: '',
		session: () => openSession(env.SESSION_SECRET ?? '', visitor.cookie),
		async visit(path, run, init = {}) {
			const headers = new Headers(init.headers);
			if (visitor.cookie) headers.set('Cookie', visitor.cookie);
			if (address) headers.set('X-Visitor', address);
			const request = new Request(`https://aerolume.example${path}`, { ...init, headers });
			const context = (await createContext(
				request,
				env,
				() => undefined,
				isolateOf(),
			)) as AppLoadContext;
			const result = await run({ request, context });
			const set = await context.session.commit();
			if (set) visitor.cookie = set.split(';')[0] ?? '';
			return result;
		},
		post: (path, fields, run) =>
			visitor.visit(path, run, { method: 'POST', body: new URLSearchParams(fields) }),
	};
	return visitor;
}

/** A shorter pause between attempts: no test depends on its length. */
function shortSleep(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms / 20));
}
