import { describe, expect, test } from 'vitest';
import {
	addCustomerRequest,
	MAX_REQUESTS,
} from '../../app/features/notifications/customer-requests.server';
import { action, loader } from '../../app/routes/account/notifications';
import { variantIds } from '../setup/catalogue';
import { demoCustomer, endTokens, open, savedRequests, send } from './account-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
useLog();

/** Germany, aluminium, 90 × 60 cm, and two others. */
const SOLD_OUT = variantIds.soldOut;
const OTHER = variantIds.large;
const GONE = variantIds.unknown;

interface Page {
	acceptsMarketing: boolean;
	requests: { id: string; available: boolean; handle: string }[];
	problems?: Record<string, string>;
}

const PATH = '/en/account/notifications';
const page = async (visitor: TestVisitor) => (await open<Page>(visitor, loader, PATH)).data;
const post = (visitor: TestVisitor, fields: Record<string, string>) =>
	send<Page>(visitor, action, PATH, fields);

/** Requests a notification for a variant. */
const ask = (visitor: TestVisitor, variantId: string) =>
	visitor.visit(PATH, async ({ context }) =>
		addCustomerRequest(context, await savedRequests(context), variantId),
	);

test('marketing e-mails are off by default, and can be switched on and off', async () => {
	const visitor = await demoCustomer(shop);
	expect((await page(visitor)).acceptsMarketing).toBe(false);
	const agreed = await post(visitor, { intent: 'marketing', accepts: 'yes' });
	expect(agreed).toMatchObject({ status: 303, location: `${PATH}?saved` });
	expect((await page(visitor)).acceptsMarketing).toBe(true);
	await post(visitor, { intent: 'marketing' });
	expect((await page(visitor)).acceptsMarketing).toBe(false);
});

describe('requests for sold-out variants', () => {
	test('are saved at the platform, newest first, each once, and removed', async () => {
		const visitor = await demoCustomer(shop);
		await ask(visitor, OTHER);
		await ask(visitor, SOLD_OUT);
		expect(await ask(visitor, OTHER)).toBe('done');
		const { requests } = await page(visitor);
		expect(requests).toMatchObject([
			{ id: SOLD_OUT, available: false, handle: 'aerolume' },
			{ id: OTHER, available: true, handle: 'aerolume' },
		]);
		expect((await post(visitor, { intent: 'remove', variant: SOLD_OUT })).status).toBe(303);
		expect((await page(visitor)).requests.map(({ id }) => id)).toEqual([OTHER]);
	});

	test('of a deleted product are not shown', async () => {
		const visitor = await demoCustomer(shop);
		await ask(visitor, GONE);
		await ask(visitor, SOLD_OUT);
		expect((await page(visitor)).requests.map(({ id }) => id)).toEqual([SOLD_OUT]);
	});

	test('are limited to 100', async () => {
		const visitor = await demoCustomer(shop);
		const outcome = await visitor.visit(PATH, async ({ context }) => {
			const now = await savedRequests(context);
			const requests = Array.from({ length: MAX_REQUESTS }, (_, at) => ({
				variantId: String(at + 1),
				since: '',
			}));
			return addCustomerRequest(context, { ...now, requests }, SOLD_OUT);
		});
		expect(outcome).toBe('full');
	});
});

test.each<Record<string, string>>([{}, { intent: 'delete' }])(
	'a form with %j changes nothing',
	async (fields) => {
		const visitor = await demoCustomer(shop);
		await post(visitor, { intent: 'marketing', accepts: 'yes' });
		expect((await post(visitor, { ...fields })).status).toBe(422);
		expect((await page(visitor)).acceptsMarketing).toBe(true);
	},
);

test('a guest, and a customer with an expired token, are redirected to the login', async () => {
	expect((await open(shop.visitor(), loader, PATH)).location).toContain('/en/auth/login?returnTo=');
	const posted = await post(shop.visitor(), { intent: 'marketing', accepts: 'yes' });
	expect(posted).toMatchObject({ status: 303, location: expect.stringContaining('/auth/login') });
	const visitor = await demoCustomer(shop);
	await endTokens(shop);
	expect((await open(visitor, loader, PATH)).location).toContain('notice=expired');
	expect((await post(visitor, { intent: 'remove', variant: OTHER })).location).toContain(
		'/auth/login',
	);
});

test('during an outage the page responds with 503, and a change shows an error', async () => {
	const visitor = await demoCustomer(shop);
	await shop.faults([{ operation: 'CustomerMetafields', kind: 'http500' }]);
	expect((await open(visitor, loader, PATH)).status).toBe(503);
	const { status, data } = await post(visitor, { intent: 'remove', variant: OTHER });
	expect(status).toBe(503);
	expect(data.problems).toEqual({ form: 'unavailable' });
});
