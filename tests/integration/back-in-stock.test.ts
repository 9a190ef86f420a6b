import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mailBackInStock } from '../../app/features/notifications/back-in-stock.server';
import { sealGuestRequest } from '../../app/features/notifications/confirm-token.server';
import {
	addCustomerRequest,
	removeCustomerRequest,
} from '../../app/features/notifications/customer-requests.server';
import { confirmStockRequest } from '../../app/features/notifications/stock-request-form.server';
import type { AppContext } from '../../app/server/context.server';
import { setQuantity } from '../setup/admin-api';
import { variantIds } from '../setup/catalogue';
import { MAIL_FROM, MAIL_KEY, type MailProvider, startMailProvider } from '../setup/mail-provider';
import { demoCustomer, savedRequests } from './account-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
useLog();

const VARIANT = variantIds.soldOut;
const CUSTOMER = 'demo@aerolume.example';
const YEAR = 366 * 24 * 60 * 60_000;

interface Mail {
	kind: string;
	to: string;
	subject: string;
	text: string;
	language: string;
}

async function mails(): Promise<Mail[]> {
	const headers = { Accept: 'application/json' };
	const response = await fetch(`${shop.origin}/__demo/mailbox`, { headers });
	const { mails: all } = (await response.json()) as { mails: Mail[] };
	return all.filter(({ kind }) => kind === 'back-in-stock');
}

/** A customer who waits for the variant. */
async function customer(path = '/en/stock'): Promise<TestVisitor> {
	const visitor = await demoCustomer(shop);
	await visitor.visit(path, async ({ context }) =>
		addCustomerRequest(context, await savedRequests(context), VARIANT),
	);
	return visitor;
}

const hourNow = () => Math.floor(Date.now() / 3_600_000);

/** A guest who has confirmed the address. */
const guest = (email: string, path = '/stock', hour = hourNow()) =>
	shop.visitor().visit(path, async ({ context }) => {
		const request = { variantId: VARIANT, email, hour };
		const token = await sealGuestRequest(context.env.SESSION_SECRET, request);
		return (await confirmStockRequest(context, token))?.outcome.result.state;
	});

const run = (isDryRun = false, now = Date.now()) =>
	shop.visitor().visit('/', ({ context }) => mailBackInStock(context, isDryRun, now));

const comesBack = () => setQuantity(shop.origin, VARIANT, 3);

describe('when a variant is back', () => {
	test('each who waits gets one mail, in the language of the request', async () => {
		const visitor = await customer('/en/stock');
		expect(await guest('ada@example.com', '/stock')).toBe('confirmed');
		expect(await guest('Ada@example.com', '/stock')).toBe('confirmed');
		expect(await run()).toMatchObject({ requests: 2, due: 0, sent: 0 });
		await comesBack();
		expect(await run()).toEqual({ requests: 2, due: 2, sent: 2, failed: 0, dropped: 0 });
		expect(await run()).toMatchObject({ requests: 0 });
		const sent = await mails();
		expect(sent.map(({ to, language }) => [to.toLowerCase(), language]).sort()).toEqual([
			['ada@example.com', 'de'],
			[CUSTOMER, 'en'],
		]);
		const english = sent.find(({ to }) => to === CUSTOMER);
		expect(english?.subject).toMatch(/^Back in stock: Aerolume/);
		expect(english?.text).toContain(`https://aerolume.example/en/aerolume?variant=${VARIANT}`);
		const { requests } = await visitor.visit('/', ({ context }) => savedRequests(context));
		expect(requests).toEqual([]);
	});

	test('somebody who asks again later gets another mail', async () => {
		await guest('ada@example.com', '/stock', hourNow() - 1);
		await comesBack();
		await run();
		await setQuantity(shop.origin, VARIANT, 0);
		await guest('ada@example.com', '/stock');
		await comesBack();
		await run();
		expect(await mails()).toHaveLength(2);
	});

	test('a customer who has taken the request back gets none', async () => {
		const visitor = await customer();
		await visitor.visit('/', async ({ context }) =>
			removeCustomerRequest(context, await savedRequests(context), VARIANT),
		);
		await comesBack();
		expect(await run()).toMatchObject({ requests: 1, sent: 0, dropped: 1 });
		expect([(await run()).requests, await mails()]).toEqual([0, []]);
	});

	test('a dry run sends nothing and keeps the requests', async () => {
		await guest('ada@example.com');
		await comesBack();
		expect(await run(true)).toMatchObject({ requests: 1, due: 1, sent: 0 });
		expect([(await run(true)).requests, await mails()]).toEqual([1, []]);
	});
});

test('each call of a run has its own time limit, since the mails may take long', async () => {
	await guest('ada@example.com');
	await comesBack();
	const limits = await shop.visitor().visit('/', async ({ context }) => {
		const query = vi.spyOn(context.shopify, 'query');
		const mutate = vi.spyOn(context.shopify, 'mutate');
		await mailBackInStock(context, false);
		return [...query.mock.calls, ...mutate.mock.calls].map(([, options]) => options?.timeLimit);
	});
	expect(limits.length).toBeGreaterThan(2);
	expect(new Set(limits)).toEqual(new Set(['call']));
});

test('a run that was cancelled does not block one five minutes later', async () => {
	await guest('ada@example.com');
	await comesBack();
	const now = Date.now();
	await shop.visitor().visit('/', async ({ context }) => {
		const shopify = { ...context.shopify, query: () => new Promise(() => undefined) };
		void mailBackInStock({ ...context, shopify } as unknown as AppContext, false, now);
	});
	expect(await run(false, now + 5 * 60_000 - 1)).toMatchObject({ requests: 0 });
	expect(await run(false, now + 5 * 60_000)).toMatchObject({ requests: 1, sent: 1 });
});

describe('a mail that fails', () => {
	test('is sent by the next run', async () => {
		const visitor = await customer();
		await comesBack();
		await shop.faults([{ operation: 'messages', kind: 'http500' }]);
		expect(await run()).toMatchObject({ sent: 0, failed: 1 });
		const { requests } = await visitor.visit('/', ({ context }) => savedRequests(context));
		expect(requests).toHaveLength(1);
		await shop.faults([]);
		expect(await run()).toMatchObject({ sent: 1, failed: 0 });
		expect(await mails()).toHaveLength(1);
	});

	test.each(['StockRequestDelete', 'CustomerUpdate'])(
		'not, but whose request cannot be removed (%s), is not sent twice',
		async (operation) => {
			await customer();
			await guest('ada@example.com');
			await comesBack();
			await shop.faults([{ operation, kind: 'http500' }]);
			await run();
			await shop.faults([]);
			await run();
			expect([(await run()).requests, (await mails()).length]).toEqual([0, 2]);
		},
	);

	test('to a provider that is down is not tried for all who wait', async () => {
		for (const name of ['a', 'b', 'c', 'd', 'e']) await guest(`${name}@example.com`);
		await comesBack();
		await shop.faults([{ operation: 'messages', kind: 'http500' }]);
		expect(await run()).toMatchObject({ requests: 5, sent: 0, failed: 3 });
	});
});

test('a request older than a year is removed without a mail', async () => {
	await guest('ada@example.com');
	expect(await run(false, Date.now() + YEAR)).toMatchObject({ requests: 1, sent: 0, dropped: 1 });
	expect([(await run()).requests, await mails()]).toEqual([0, []]);
});

test('a request that cannot be stored is not confirmed', async () => {
	await shop.faults([{ operation: 'StockRequestUpsert', kind: 'http500' }]);
	expect(await guest('ada@example.com')).toBe('notSent');
});

describe('through a mail provider', () => {
	let provider: MailProvider;
	beforeEach(async () => {
		provider = await startMailProvider('postmark');
		Object.assign(shop.env, {
			MESSAGES_URL: '',
			MAIL_PROVIDER: 'postmark',
			MAIL_API_KEY: MAIL_KEY,
		});
		Object.assign(shop.env, { MAIL_FROM, MAIL_API_URL: provider.url });
		shop.env = { ...shop.env };
	});
	afterEach(async () => {
		shop.env = { ...shop.env, MAIL_PROVIDER: '', MESSAGES_URL: `${shop.origin}/messages` };
		await provider.close();
	});

	test('the customer gets one mail too', async () => {
		await customer('/stock');
		await comesBack();
		await Promise.all([run(), run()]);
		await run();
		expect(provider.mails.map(({ to }) => to)).toEqual([CUSTOMER]);
		expect(provider.mails[0]?.subject).toMatch(/^Wieder da: Aerolume/);
	});
});
