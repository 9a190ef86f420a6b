import { parseArgs } from 'node:util';
import { runCommand, stopOnSignals } from '../scripts/children';
import { variantIds } from '../tests/setup/catalogue';
import { createLoadClient, inGroups, type LoadClient, type LoadResponse } from './load-client';
import { countCalls } from './platform-calls';
import { table } from './report';
import { openSetting } from './setting';

/**
 * `npx tsx bench/outage.ts`: a thousand visitors at once while the platform fails. Every visitor opens a page of the
 * page cache and a page of their own, and adds to the cart, which half of them already have. `--visitors` changes
 * their number, `--only down` runs one outage.
 */
const OUTAGES: Record<string, object[]> = {
	down: [{ operation: '*', kind: 'drop' }],
	slow: [{ operation: '*', kind: 'latency', delayMs: 2500 }],
	// Half of the failed calls had their effect.
	third: [
		{ operation: '*', kind: 'http500', rate: 0.175, seed: 1 },
		{ operation: '*', kind: 'http500', phase: 'after', rate: 0.212, seed: 2 },
	],
	failing: [{ operation: '*', kind: 'http500' }],
};

const CACHED = ['/de', '/en', '/aerolume', '/en/products/aerolume', '/en/collections/posters'];

const RECOVERY_LIMIT_MS = 60_000;

interface Visit {
	cookie: string;
	/** Pieces in the cart before the outage. */
	held: number;
	responses: Record<'cached page' | 'own page' | 'addition', LoadResponse>;
}

const { values } = parseArgs({
	options: { visitors: { type: 'string', default: '1000' }, only: { type: 'string' } },
});

stopOnSignals(1);
await runCommand(async () => {
	for (const [name, rules] of Object.entries(OUTAGES)) {
		if (!values.only || values.only === name)
			await measureOutage(name, rules, Number(values.visitors));
	}
	process.exit(0);
});

async function measureOutage(name: string, rules: object[], visitors: number): Promise<void> {
	const setting = await openSetting();
	const edge = await setting.startWorker('shop');
	const client = createLoadClient(edge.origin);
	try {
		await setting.control('stock', 'POST', {
			variantId: `gid://shopify/ProductVariant/${variantIds.plenty}`,
			stock: 100_000,
		});
		// Without weather a home page is not cached.
		for (const path of ['/api/weather/germany', '/en/api/weather/usa', ...CACHED]) {
			await client.send(path);
		}
		const carts = await inGroups(visitors / 2, () => add(client, ''));
		const calls = countCalls(setting.control);
		await setting.control('faults', 'PUT', { rules });
		const visits = await Promise.all(
			Array.from({ length: visitors }, (_, at) => visit(client, at, carts[at]?.cookies[0])),
		);
		const perVisitor = (await calls.stop()) / visitors;
		await setting.control('faults', 'DELETE');
		const recovered = await firstGoodResponse(client);
		report(name, visits);
		const { lost, doubled } = await compareCarts(client, visits);
		console.log(
			`\nPlatform calls per visitor: ${perVisitor.toFixed(2)}. Carts lost: ${lost}, doubled: ${doubled}. ` +
				`First good response after the outage: ${recovered.toFixed(0)} ms.`,
		);
	} finally {
		client.close();
		await setting.close();
	}
}

function add(client: LoadClient, cookie: string): Promise<LoadResponse> {
	const form = { intent: 'add', variantId: variantIds.plenty, quantity: '1' };
	return client.send('/en/api/cart', cookie, form);
}

async function visit(client: LoadClient, at: number, cart = ''): Promise<Visit> {
	const cached = await client.send(CACHED[at % CACHED.length] ?? '', cart);
	const own = await client.send(`/en/search?q=visitor-${at}`, cart);
	const addition = await add(client, cart);
	return {
		cookie: addition.cookies[0] ?? cart,
		held: cart ? 1 : 0,
		responses: { 'cached page': cached, 'own page': own, addition },
	};
}

/** A confirmed addition is in the cart once; one that was reported as not saved, at most once. */
async function compareCarts(
	client: LoadClient,
	visits: Visit[],
): Promise<{ lost: number; doubled: number }> {
	const result = { lost: 0, doubled: 0 };
	await inGroups(visits.length, async (at) => {
		const { cookie, held, responses } = visits[at] as Visit;
		const { status, body } = await client.send('/en/api/session', cookie);
		if (status !== 200) throw new Error(`A cart could not be read after the outage: ${status}`);
		const { cart } = JSON.parse(body) as { cart: { totalQuantity: number } | null };
		const least = held + (responses.addition.status === 200 ? 1 : 0);
		const quantity = cart?.totalQuantity ?? 0;
		if (quantity < least) result.lost += 1;
		if (quantity > held + 1) result.doubled += 1;
	});
	return result;
}

async function firstGoodResponse(client: LoadClient): Promise<number> {
	const start = performance.now();
	for (let tries = 0; performance.now() - start < RECOVERY_LIMIT_MS; tries++) {
		const { status } = await client.send(`/en/search?q=after-${tries}`);
		if (status === 200) return performance.now() - start;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	return Number.POSITIVE_INFINITY;
}

function report(name: string, visits: Visit[]): void {
	const rows = (['cached page', 'own page', 'addition'] as const).map((step) => {
		const responses = visits.map((each) => each.responses[step]);
		const times = responses.map(({ ms }) => ms).sort((a, b) => a - b);
		const at = (share: number) => (times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(0);
		const statuses = [...new Set(responses.map(({ status }) => status))].sort();
		const counts = statuses.map(
			(status) => `${status}: ${responses.filter((response) => response.status === status).length}`,
		);
		return [step, counts.join(', '), at(0.5), at(0.95), at(1)];
	});
	console.log(
		`\n## ${name}, ${visits.length} visitors\n\n${table(['', 'statuses', 'p50 ms', 'p95 ms', 'max ms'], rows)}`,
	);
}
