import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import type { AuthResult } from '../../app/features/auth/auth-forms';
import { honeypotFields } from '../../app/lib/honeypot';
import { issueFormToken } from '../../app/lib/honeypot.server';
import { action as login } from '../../app/routes/auth/login';
import { action as register } from '../../app/routes/auth/register';
import type { TestShop, TestVisitor } from './shop';

/** The demo shop's customer. */
export const DEMO = { email: 'demo@aerolume.example', password: 'aerolume-demo' };

export const NEW = {
	email: 'ada@aerolume.example',
	password: 'sieben-lampen-32',
	firstName: 'Ada',
};

/** Result of a submitted form: redirect, or problems. */
export interface Posted {
	status: number;
	location: string | null;
	result: AuthResult | undefined;
}

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

/** Submits a form after a realistic time. */
export async function post(
	shop: TestShop,
	visitor: TestVisitor,
	action: Action,
	path: string,
	fields: Record<string, string> = {},
): Promise<Posted> {
	const form = path.replace(/\?.*$/, '').replace(/^.*\//, '');
	const formToken = await issueFormToken(shop.env.SESSION_SECRET ?? '', form, Date.now() - 60_000);
	return visitor.post(
		path,
		{ [honeypotFields.token]: formToken, ...fields },
		({ request, context }) => outcomeOf(action({ request, context, params: {} })),
	);
}

/** What a loader or action returned or threw. */
export async function outcomeOf(work: Promise<unknown>): Promise<Posted> {
	const outcome = await work.catch((thrown: unknown) => thrown);
	if (outcome instanceof Response) {
		const location = outcome.headers.get('Location');
		return { status: outcome.status, location, result: undefined };
	}
	if (outcome instanceof Error) throw outcome;
	const { data, init } = outcome as { data: AuthResult; init?: { status?: number } };
	return { status: init?.status ?? 200, location: null, result: data };
}

export function logIn(shop: TestShop, visitor: TestVisitor, fields = DEMO, path = '/auth/login') {
	return post(shop, visitor, login, path, fields);
}

export function signUp(
	shop: TestShop,
	visitor: TestVisitor,
	fields: Record<string, string> = NEW,
	path = '/auth/register',
) {
	return post(shop, visitor, register, path, fields);
}
