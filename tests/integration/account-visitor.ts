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
export interface Outcome<Data> extends Omit<Posted, 'answer'> {
	data: Data;
}

/** The demo customer, signed in. */
export async function demoCustomer(shop: TestShop): Promise<TestVisitor> {
	const visitor = shop.visitor();
	const { location } = await logIn(shop, visitor, DEMO);
	if (!location) throw new Error('The demo customer could not log in');
	return visitor;
}

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
