import { afterEach, expect, test, vi } from 'vitest';
import { Executor, type OperationRequest } from '../schema/execute';
import { startDemoShop } from '../server';
import { cartApi } from '../testing/carts';
import { testCatalogue } from '../testing/test-catalogue';
import { useDemoShop } from '../testing/test-shop';
import { PendingOperations } from './pending-operations';

const shop = useDemoShop();
const carts = cartApi(shop);

/** Long enough to look at the shop before it is over. */
const delayMs = 400;

const DROP = { kind: 'drop', phase: 'late' };

afterEach(() => {
	vi.restoreAllMocks();
});

/**
 * Sets a rule and sends a mutation named `name` that it delays. Rejects, as its response is lost:
 * with "fetch failed" where the shop drops the connection, else with "aborted", as the client
 * leaves once the mutation is pending.
 */
async function lose(name: string, rule: { kind: string }, origin = shop.origin): Promise<void> {
	await setFault(rule, origin);
	const wait = vi.spyOn(PendingOperations.prototype, 'wait');
	const before = wait.mock.calls.length;
	const client = new AbortController();
	const response = fetch(`${origin}/api/2026-04/graphql.json`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ query: `mutation ${name} { cartCreate { cart { id } } }` }),
		signal: client.signal,
	});
	const lost = response.then(() => undefined);
	await Promise.race([
		lost,
		vi.waitFor(() => expect(wait.mock.calls.length).toBeGreaterThan(before), { interval: 5 }),
	]);
	if (rule.kind !== 'drop') client.abort();
	await lost;
}

function setFault(rule: object, origin = shop.origin): Promise<Response> {
	const body = JSON.stringify({ operation: 'cartCreate', delayMs, ...rule });
	return fetch(`${origin}/__demo/faults`, { method: 'PUT', body });
}

/** Names of the mutations as they execute, in all shops of this process. */
function watchExecutions(): string[] {
	const names: string[] = [];
	const run = Executor.prototype.run;
	vi.spyOn(Executor.prototype, 'run').mockImplementation(function (
		this: Executor<unknown>,
		request: OperationRequest,
		caller,
	) {
		names.push(request.query.split(' ')[1] ?? '');
		return run.call(this, request, caller);
	});
	return names;
}

test('the operation has its effect after its response was lost', async () => {
	const { cart } = await carts.create();
	await setFault({ operation: 'cartNoteUpdate', kind: 'drop', phase: 'late' });
	await expect(carts.note(cart.id, 'late')).rejects.toThrow('fetch failed');
	expect((await carts.get(cart.id)).note).toBe('');
	await vi.waitFor(async () => expect((await carts.get(cart.id)).note).toBe('late'), 5000);
});

test.each([
	['drop, late', DROP, 'fetch failed'],
	['timeout, late', { kind: 'timeout', phase: 'late' }, 'aborted'],
	['latency, before', { kind: 'latency' }, 'aborted'],
])('%s: it executes after the whole delay, without its client', async (_name, rule, loss) => {
	const executed = watchExecutions();
	const start = performance.now();
	await expect(lose('Lost', rule)).rejects.toThrow(loss);
	expect(executed).toEqual([]);
	await vi.waitFor(() => expect(executed).toEqual(['Lost']), { timeout: 5000, interval: 5 });
	expect(performance.now() - start).toBeGreaterThanOrEqual(delayMs - 1);
});

test('a change of rules does not cancel pending operations', async () => {
	const executed = watchExecutions();
	await expect(lose('Lost', DROP)).rejects.toThrow('fetch failed');
	await shop.control('faults', 'DELETE');
	await vi.waitFor(() => expect(executed).toEqual(['Lost']), 5000);
});

test.each([
	['drop', DROP],
	['latency', { kind: 'latency' }],
])('%s: a reset cancels pending operations', async (_name, rule) => {
	const executed = watchExecutions();
	await expect(lose('Cancelled', rule)).rejects.toThrow();
	await shop.control('reset', 'POST');
	await expect(lose('Later', rule)).rejects.toThrow();
	// Started later with the same delay, it executes after the first would have.
	await vi.waitFor(() => expect(executed).not.toEqual([]), 5000);
	expect(executed).toEqual(['Later']);
});

test('a latency that a reset cancels drops its connection', async () => {
	const wait = vi.spyOn(PendingOperations.prototype, 'wait');
	await setFault({ kind: 'latency', delayMs: 60_000 });
	const lost = expect(carts.create()).rejects.toThrow('fetch failed');
	await vi.waitFor(() => expect(wait).toHaveBeenCalled());
	await shop.control('reset', 'POST');
	await lost;
});

test.each([
	['drop', DROP],
	['latency', { kind: 'latency' }],
])('%s: the shop’s close cancels pending operations', async (_name, rule) => {
	const executed = watchExecutions();
	const other = await startDemoShop({ catalogue: testCatalogue });
	await expect(lose('Cancelled', rule, other.origin)).rejects.toThrow();
	await other.close();
	await expect(lose('Later', rule)).rejects.toThrow();
	await vi.waitFor(() => expect(executed).not.toEqual([]), 5000);
	expect(executed).toEqual(['Later']);
});
