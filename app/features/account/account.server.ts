import { signedOutRedirect } from '~/features/auth/guards.server';
import type { Problems } from '~/lib/checked-form';
import type { AppContext } from '~/server/context.server';
import { available } from '~/shopify/available.server';
import { firstWithoutCursor, readCursor } from '~/shopify/cursor';
import { type CustomerKey, currentToken } from '~/shopify/customer-token.server';
import { isSignedOut, isUnavailable } from '~/shopify/errors';
import type { AccountSource, FieldErrors } from './account-source.server';
import type { OrderListView, OrderView } from './account-view';
import { classicAccount } from './classic-account.server';
import { customerApiAccount } from './customer-api-account.server';

/** The account of the customer with this token. */
export function openAccount(
	context: AppContext,
	{ kind, accessToken }: CustomerKey,
): AccountSource {
	const access = { context, token: accessToken };
	return kind === 'customer-account-api' ? customerApiAccount(access) : classicAccount(access);
}

/**
 * Waits for data of an account. Throws 503 if the platform cannot be reached, and the redirect to the login if it no
 * longer knows the customer's token.
 */
export async function withAccountErrors<T>(
	context: AppContext,
	request: Request,
	work: Promise<T>,
): Promise<T> {
	try {
		return await available(work);
	} catch (error) {
		if (isSignedOut(error)) throw signedOutRedirect(context, request);
		throw error;
	}
}

/**
 * An order of the signed-in customer, for a page that opens without it too: `undefined` for guests and unknown ids, and
 * where the platform is unavailable or no longer knows the customer's token.
 */
export async function findOwnOrder(
	context: AppContext,
	id: string | null,
): Promise<OrderView | undefined> {
	if (!id) return undefined;
	try {
		const customer = await currentToken(context);
		return customer && (await openAccount(context, customer).order(id));
	} catch (error) {
		if (isSignedOut(error) || isUnavailable(error)) return undefined;
		throw error;
	}
}

/** A page of the customer's orders; the first one where `after` is no cursor, or its page is empty. */
export async function loadOrderList(
	account: AccountSource,
	after: string | null,
): Promise<OrderListView & { isFirstPage: boolean }> {
	const { page, cursor } = await firstWithoutCursor(
		readCursor(after),
		(cursor) => account.orders(cursor),
		({ orders }) => orders.length === 0,
	);
	return { ...page, isFirstPage: cursor === undefined };
}

/** A change that was not saved. */
export interface NotSaved<Field extends string> {
	/** 422: refused by the platform; 503: platform unavailable. */
	status: 422 | 503;
	problems: Problems<Field>;
}

/**
 * Waits for a change of the account. Returns `undefined` on success, `'missing'` for an unknown id. Throws only the
 * redirect to the login.
 */
export async function changeAccount<Field extends string>(
	context: AppContext,
	request: Request,
	work: Promise<FieldErrors<Field> | 'missing'>,
): Promise<NotSaved<Field> | 'missing' | undefined> {
	try {
		const problems = await work;
		return typeof problems === 'object' ? { status: 422, problems } : problems;
	} catch (error) {
		if (isSignedOut(error)) throw signedOutRedirect(context, request);
		if (!isUnavailable(error)) throw error;
		return { status: 503, problems: { form: 'unavailable' } };
	}
}
