import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { action } from '../../app/routes/api/jobs';
import { useLog } from './log';
import { useTestShop } from './shop';

vi.mock('../../app/server/app-handler.server', () => ({ handleInApp: vi.fn() }));

const shop = useTestShop();
const logged = useLog();

const SECRET = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';

beforeEach(() => {
	shop.env = { ...shop.env, JOBS_SECRET: SECRET };
});

const operations = async () => (await shop.requests()).map(({ operation }) => operation);

describe('a scheduler outside', () => {
	const start = (path: string, authorization = `Bearer ${SECRET}`) =>
		shop.visitor().visit(
			path,
			({ request, context }) => {
				const job = new URL(request.url).pathname.split('/').at(-1);
				return action({ request, context, params: { job } });
			},
			{ method: 'POST', headers: { Authorization: authorization } },
		);

	test('starts a job by its name, or looks at what it would do', async () => {
		const dry = await start('/api/jobs/prices?dry-run');
		expect(await dry.json()).toMatchObject({ isDryRun: true, variants: expect.any(Number) });
		expect(await operations()).not.toContain('MetafieldsSet');
		expect((await start('/api/jobs/prices')).status).toBe(200);
		expect(await operations()).toContain('MetafieldsSet');
		const { status } = await start('/api/jobs/back-in-stock');
		expect([status, await operations()]).toEqual([200, expect.arrayContaining(['StockRequests'])]);
	});

	test.each([
		['/api/jobs/prices', '', 401],
		['/api/jobs/prices', SECRET, 401],
		['/api/jobs/prices', `Bearer ${SECRET}0`, 401],
		['/api/jobs/toString', undefined, 404],
	])('%s with %j gets %j or the like', async (path, authorization, status) => {
		expect((await start(path, authorization)).status).toBe(status);
		expect(await operations()).toEqual([]);
	});

	test('gets 404 where no secret is set', async () => {
		shop.env = { ...shop.env, JOBS_SECRET: '' };
		expect((await start('/api/jobs/prices', 'Bearer ')).status).toBe(404);
	});

	test('learns of a failure', async () => {
		await shop.faults([{ operation: 'VariantPrices', kind: 'http500' }]);
		expect((await start('/api/jobs/prices')).status).toBe(500);
		expect(JSON.stringify(logged)).toContain('Job failed');
	});
});

describe('a cron trigger', () => {
	afterEach(() => vi.unstubAllGlobals());

	test.each([
		['7 * * * *', 'VariantPrices'],
		['*/15 * * * *', 'StockRequests'],
	])('%s starts its job alone', async (cron, operation) => {
		const { default: worker } = await import('../../server');
		const execution = { waitUntil: () => undefined, passThroughOnException: () => undefined };
		await worker.scheduled({ cron }, shop.env, execution as unknown as ExecutionContext);
		expect([...new Set(await operations())]).toContain(operation);
		const others = ['VariantPrices', 'StockRequests'].filter((name) => name !== operation);
		expect(await operations()).not.toContain(others[0]);
	});
});
