import { readCustomerRequests } from '../../app/features/notifications/customer-requests.server';
import { loader as callback } from '../../app/routes/auth/callback';
import { loader as login } from '../../app/routes/auth/login';
import type { AppContext } from '../../app/server/context.server';
import { controlDemoShop } from '../setup/demo-control';
import { DEMO, logIn, type Posted } from './auth-visitor';
import type { TestShop, TestVisitor } from './shop';

/** Integers of the demo customer's ids. */
export const HOME = '8100000000001';
export const OFFICE = '8100000000002';
export const ORDERS = ['5900000000002', '5900000000001'];

type Input = Parameters<Parameters<TestVisitor['visit']>[1]>[0];
type Route = (input: Input & { params: Record<string, string> }) => Promise<unknown>;

/** Result of a loader or action: data with status, or a redirect. */
export interface Outcome<Data> extends Omit<Posted, 'result'> {
	data: Data;
}

/** The demo customer, signed in by the kind of accounts. `wishlist` is the cookie of the guest before. */
export async function demoCustomer(shop: TestShop, wishlist = ''): Promise<TestVisitor> {
	if (shop.env.CUSTOMER_ACCOUNTS === 'customer-account-api')
		return signInAtPlatform(shop, wishlist);
	const visitor = shop.visitor();
	const { location } = await logIn(shop, visitor, DEMO);
	if (!location) throw new Error('The demo customer could not log in');
	return visitor;
}

/** Signs in at the platform with e-mail and mailed code, and returns. `wishlist` is the cookie of the guest before. */
async function signInAtPlatform(shop: TestShop, wishlist: string): Promise<TestVisitor> {
	const visitor = shop.visitor();
	const begun = await visitor.visit('/en/auth/login', ({ request, context }) =>
		login({ request, context, params: {} }).catch((thrown: unknown) => thrown),
	);
	if (!(begun instanceof Response)) throw new Error('No way to the platform');
	const url = begun.headers.get('Location') ?? '';
	const post = (form: Record<string, string>) =>
		fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
	const page = await (await post({ step: 'email', email: DEMO.email })).text();
	const signIn = /name="signIn" value="(\w+)"/.exec(page)?.[1] ?? '';
	const [mail] = await controlDemoShop(shop.origin).mailbox();
	const response = await post({ step: 'code', signIn, code: mail?.subject.slice(0, 6) ?? '' });
	const back = new URL(response.headers.get('Location') ?? '');
	visitor.cookie = `${begun.headers.getSetCookie()[0]?.split(';')[0]}; ${wishlist}`;
	await visitor.visit(back.pathname + back.search, ({ request, context }) =>
		callback({ request, context, params: {} }).catch((thrown: unknown) => thrown),
	);
	return visitor;
}

/** Settings of the Customer Account API. */
export const CUSTOMER_ACCOUNT_API = {
	CUSTOMER_ACCOUNTS: 'customer-account-api',
	PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'shp_demo-aerolume',
	// Storefront URL that the demo shop expects.
	SITE_URL: 'http://localhost:3000',
};

/** Runs a loader. */
export function open<Data = unknown>(
	visitor: TestVisitor,
	loader: Route,
	path: string,
	params: Record<string, string> = {},
): Promise<Outcome<Data>> {
	return visitor.visit(path, (input) => outcomeOf<Data>(loader({ ...input, params })));
}

/** Submits a form to an action. */
export function send<Data = unknown>(
	visitor: TestVisitor,
	action: Route,
	path: string,
	fields: Record<string, string>,
	params: Record<string, string> = {},
): Promise<Outcome<Data>> {
	return visitor.post(path, fields, (input) => outcomeOf<Data>(action({ ...input, params })));
}

async function outcomeOf<Data>(work: Promise<unknown>): Promise<Outcome<Data>> {
	const result = await work.catch((thrown: unknown) => thrown);
	if (result instanceof Response) {
		const location = result.headers.get('Location');
		return { status: result.status, location, data: undefined as Data };
	}
	if (result instanceof Error) throw result;
	if (!isDataWithInit(result)) return { status: 200, location: null, data: result as Data };
	return { status: result.init?.status ?? 200, location: null, data: result.data as Data };
}

function isDataWithInit(
	result: unknown,
): result is { data: unknown; init: { status?: number } | null } {
	return typeof result === 'object' && result !== null && 'type' in result && 'init' in result;
}

/** Revokes all tokens of the demo customer, like a password change. */
export async function endTokens(shop: TestShop): Promise<void> {
	await controlDemoShop(shop.origin).reset();
}

/** The stock requests of a customer with a classic account. */
export async function savedRequests(context: AppContext) {
	const accessToken = context.session.get('customerAccessToken') ?? '';
	const requests = await readCustomerRequests(context, { kind: 'classic', accessToken });
	if (!requests) throw new Error('signed out');
	return requests;
}
