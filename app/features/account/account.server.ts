import { translator } from '~/i18n/i18next.server';
import type { AppContext } from '~/server/context.server';
import { available } from '~/shopify/available.server';
import type { CustomerKey } from '~/shopify/customer-token.server';
import { isSignedOut, isUnavailable } from '~/shopify/errors';
import type { AccountSource, Refusal } from './account-source.server';
import type { FieldProblems } from './account-view';
import { classicAccount } from './classic-account.server';
import { customerApiAccount } from './customer-api-account.server';

/** The account of whoever holds the key. */
export function openAccount(
	context: AppContext,
	{ kind, accessToken }: CustomerKey,
): AccountSource {
	const access = { context, token: accessToken };
	return kind === 'platform' ? customerApiAccount(access) : classicAccount(access);
}

/**
 * Waits for something of an account: 503 where the platform cannot be reached, and what `signedOut` answers
 * is thrown where it no longer knows the customer's token.
 */
export async function ofAccount<T>(work: Promise<T>, signedOut: () => Response): Promise<T> {
	try {
		return await available(work);
	} catch (error) {
		if (isSignedOut(error)) throw signedOut();
		throw error;
	}
}

/** What became of a change that did not go through. */
export interface NotSaved<Field extends string> {
	/** 422: refused; 503: nobody knows. */
	status: 422 | 503;
	problems: FieldProblems<Field>;
}

/** Requests whose change could not be saved: their form is shown again with what was typed. */
const unsaved = new WeakSet<AppContext>();

/**
 * Carries out a change of the account. `undefined`: it is done; `'missing'`: there is no such thing.
 * Throws only what `signedOut` answers.
 */
export async function changeAccount<Field extends string>(
	context: AppContext,
	work: Promise<Refusal<Field> | 'missing'>,
	signedOut: () => Response,
): Promise<NotSaved<Field> | 'missing' | undefined> {
	try {
		const problems = await work;
		return typeof problems === 'object' ? { status: 422, problems } : problems;
	} catch (error) {
		if (isSignedOut(error)) throw signedOut();
		if (!isUnavailable(error)) throw error;
		unsaved.add(context);
		const form = translator(context.locale)('account:problems.UNAVAILABLE');
		return { status: 503, problems: { form } as FieldProblems<Field> };
	}
}

/**
 * What a form's page shows besides the form. `undefined` where the platform cannot be reached and the form has
 * just been posted: then what was typed is worth more than the rest.
 */
export async function besideForm<T>(
	context: AppContext,
	work: Promise<T>,
	signedOut: () => Response,
): Promise<T | undefined> {
	try {
		return await ofAccount(work, signedOut);
	} catch (error) {
		if (unsaved.has(context) && !(error instanceof Response)) return undefined;
		throw error;
	}
}
