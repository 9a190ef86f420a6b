import { afterEach, describe, expect, test } from 'vitest';
import { loadCustomer } from '../../app/features/auth/accounts.server';
import { honeypotFields } from '../../app/lib/honeypot';
import { issueFormToken } from '../../app/lib/honeypot.server';
import { loader as sessionLoader } from '../../app/routes/api/session';
import { action as login } from '../../app/routes/auth/login';
import { action as logout } from '../../app/routes/auth/logout';
import { action as recover } from '../../app/routes/auth/recover';
import { action as reset } from '../../app/routes/auth/reset';
import { variantGid, variantIds } from '../setup/catalogue';
import { createPlatformCart } from '../setup/platform-cart';
import { DEMO, logIn, NEW, outcomeOf, post, signUp } from './auth-visitor';
import { useLog } from './log';
import { type TestVisitor, useTestShop } from './shop';

const shop = useTestShop();
const logged = useLog();

afterEach(() => {
	const lines = JSON.stringify(logged);
	expect(lines).not.toContain('@aerolume.example');
	expect(lines).not.toMatch(/\b[0-9a-f]{32}\b/);
});

const tokenOf = async (visitor: TestVisitor) =>
	(await visitor.session()).get('customerAccessToken');

const limit = (limits: object) =>
	fetch(`${shop.origin}/__demo/limits`, { method: 'PUT', body: JSON.stringify(limits) });

const askForMail = (email = DEMO.email) =>
	post(shop, shop.visitor(), recover, '/auth/recover', { email });

const saveNew = () =>
	post(shop, shop.visitor(), reset, '/auth/reset?id=1&token=made-up', { password: 'long-enough' });

describe('a failed operation is logged in English and returned as a code', () => {
	test.each([
		['CustomerAccessTokenCreate', 'Cannot create customer access token', () => tryLogin()],
		['CustomerSummary', 'Cannot get customer data', () => tryLogin()],
		['CustomerCreate', 'Cannot create new customer', () => signUp(shop, shop.visitor())],
		['CustomerRecover', 'Cannot recover customer password', () => askForMail()],
		['CustomerReset', 'Cannot reset customer password', () => saveNew()],
	])('%s: %s', async (operation, message, attempt) => {
		await shop.breakOperation(operation);
		const { status, result } = await attempt();
		expect(status).toBe(503);
		expect(result?.problems).toEqual({ form: 'unavailable' });
		expect(logged).toContainEqual(expect.objectContaining({ level: 'error', message }));
	});

	const tryLogin = () => logIn(shop, shop.visitor());

	test('CustomerAccessTokenDelete: Cannot delete access token, and the customer stays', async () => {
		const visitor = shop.visitor();
		await logIn(shop, visitor);
		await shop.breakOperation('CustomerAccessTokenDelete');
		const outcome = await visitor.post('/auth/logout', {}, ({ request, context }) =>
			outcomeOf(logout({ request, context, params: {} })),
		);
		expect(outcome).toMatchObject({ status: 503, result: 'failed' });
		expect(await tokenOf(visitor)).toBeDefined();
		expect(logged).toContainEqual(
			expect.objectContaining({ message: 'Cannot delete access token' }),
		);
	});

	test('nothing comes back for a customer: No customer data found.', async () => {
		const work = shop.visitor().visit('/', ({ context }) => loadCustomer(context, 'unknown'));
		await expect(work).rejects.toMatchObject({
			kind: 'unavailable',
			message: 'Cannot get customer data',
			cause: { message: 'No customer data found.' },
		});
		expect(logged).toContainEqual(
			expect.objectContaining({
				message: 'Cannot get customer data',
				error: 'No customer data found.',
			}),
		);
	});
});

describe('a refusal of the platform is shown beside its field', () => {
	test.each([
		[{ ...NEW, email: DEMO.email }, { email: 'emailTaken' }],
		[{ ...NEW, firstName: '<b>Ada</b>' }, { firstName: 'nameHtml' }],
	])('%o', async (fields, problem) => {
		const { status, result } = await signUp(shop, shop.visitor(), fields);
		expect(status).toBe(422);
		expect(result?.problems).toEqual(problem);
		expect(result?.values).toEqual({
			email: fields.email,
			firstName: fields.firstName,
			lastName: '',
		});
	});
});

describe('too many attempts', () => {
	test.each([
		['login', { customerAccessTokenCreate: 0 }, () => logIn(shop, shop.visitor())],
		['recovery', { customerRecover: 0 }, () => askForMail()],
	])('at the %s get 429 and their own message', async (_, limits, attempt) => {
		await limit(limits);
		const { status, result } = await attempt();
		expect({ status, problems: result?.problems }).toEqual({
			status: 429,
			problems: { form: 'throttled' },
		});
	});
});

describe('a lost response', () => {
	test('of a registration results in one customer, who is logged in', async () => {
		await shop.faults([{ operation: 'CustomerCreate', kind: 'drop', phase: 'after' }]);
		const visitor = shop.visitor();
		expect((await signUp(shop, visitor)).status).toBe(303);
		expect(await tokenOf(visitor)).toBeDefined();
		const operations = (await shop.requests()).map(({ operation }) => operation);
		expect(operations.filter((operation) => operation === 'CustomerCreate')).toHaveLength(1);
	});

	test('of the login after a registration redirects to the login with a notice', async () => {
		await shop.breakOperation('CustomerAccessTokenCreate');
		expect(await signUp(shop, shop.visitor(), NEW, '/en/auth/register')).toMatchObject({
			status: 303,
			location: '/en/auth/login?notice=registered',
		});
	});

	test.each([
		['CartContents', 'Cannot get cart data'],
		['CartCreate', 'Cannot create cart'],
	])('of moving the cart (%s) does not undo the login', async (operation, message) => {
		const visitor = shop.visitor();
		visitor.cookie = await createPlatformCart(shop.origin, shop.env.SESSION_SECRET ?? '', [
			{ merchandiseId: variantGid(variantIds.plenty), quantity: 1 },
		]);
		await shop.breakOperation(operation);
		expect((await logIn(shop, visitor)).status).toBe(303);
		expect(await tokenOf(visitor)).toBeDefined();
		expect(logged).toContainEqual(expect.objectContaining({ message }));
	});
});

describe('a token', () => {
	test('is kept while it is unknown', async () => {
		const visitor = shop.visitor();
		await logIn(shop, visitor);
		await shop.breakOperation('CustomerSummary');
		const response = await visitor.visit('/api/session', ({ request, context }) =>
			sessionLoader({ request, context, params: {} }),
		);
		expect(response.status).toBe(200);
		expect(await response.json()).toEqual({ cart: null, notices: [] });
		expect(await tokenOf(visitor)).toBeDefined();
	});
});

describe('a bot check', () => {
	const secret = () => shop.env.SESSION_SECRET ?? '';
	const day = 24 * 60 * 60_000;

	test.each([
		[
			'refuses a form that is too fast',
			'again',
			async () => ({ [honeypotFields.token]: await issueFormToken(secret(), 'login') }),
		],
		[
			'fills in the honeypot',
			'again',
			async () => ({ [honeypotFields.honeypot]: 'https://spam.example' }),
		],
		['has no token', 'again', async () => ({ [honeypotFields.token]: '' })],
		[
			'refuses a form that was open for a day',
			'expired',
			async () => ({
				[honeypotFields.token]: await issueFormToken(secret(), 'login', Date.now() - 2 * day),
			}),
		],
	])('%s: gets a plain message, and what was typed back', async (_, code, fields) => {
		const { status, result } = await post(shop, shop.visitor(), login, '/auth/login', {
			...DEMO,
			...(await fields()),
		});
		expect(status).toBe(422);
		expect(result).toEqual({
			problems: { form: code },
			values: { email: DEMO.email },
			formToken: expect.stringMatching(/^\w+\./),
		});
		expect(await shop.requests()).toEqual([]);
	});
});
