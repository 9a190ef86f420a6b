import * as v from 'valibot';
import { i18nFor, translator } from '~/i18n/i18next.server';
import { withPrefix } from '~/i18n/locale-path';
import type { Locale } from '~/i18n/locales';
import { type ProblemCode, problemText } from '~/i18n/problem-text';
import { referrerPath } from '~/lib/own-origin.server';
import { readForm } from '~/lib/read-form';
import type { AppContext } from '~/server/context.server';
import { optionalToken } from '~/shopify/customer-token.server';
import { isUnavailable } from '~/shopify/errors';
import {
	SIGNED_OUT,
	visitWishlist,
	type WishlistChange,
	type WishlistState,
} from './wishlist.server';
import { readIds, WISHLIST_LIMIT } from './wishlist-ids';
import { NOTICE_ID, type WishlistNotice } from './wishlist-rules';

/** The result of a posted change, with what was asked for where it was a change. */
export interface CommandResult extends Partial<WishlistChange> {
	/**
	 * 200: done; 409: full; 422: no product named; 401: signed out meanwhile; 429: too many changes; 503: the platform is
	 * unavailable.
	 */
	status: 200 | 401 | 409 | 422 | 429 | 503;
	/** In the page's language. */
	message: string;
	/** The list after the change, where it is known. */
	state?: WishlistState;
}

function textOf(locale: Locale, problem: ProblemCode<'wishlist:problems'>): string {
	const values = { limit: WISHLIST_LIMIT };
	return problemText(i18nFor(locale), 'wishlist:problems', problem, undefined, values);
}

const noticeParameter = v.picklist(['added', 'removed', 'full', 'unknown']);

/** The notice that the page's `notice` parameter names; `undefined` for an unknown one. */
export function wishlistNotice(
	locale: Locale,
	parameter: string | null,
): WishlistNotice | undefined {
	const { success, output } = v.safeParse(noticeParameter, parameter);
	if (!success) return undefined;
	return output === 'added' || output === 'removed'
		? { done: true, text: translator(locale)(`wishlist:${output}`) }
		: { done: false, text: textOf(locale, output) };
}

/**
 * Where a posted form leads. With JavaScript a removal only changes the list on the screen; everything else leads to
 * the notice: a cached page cannot say whether a product is saved.
 *
 * @param list path of the list
 * @param from path of the form's page, where it is known
 */
export function noticePath(
	{ status, intent }: Pick<CommandResult, 'status' | 'intent'>,
	list: string,
	from: string | undefined,
	isDocument: boolean,
): string {
	if (status === 200 && intent === 'remove' && !isDocument) return list;
	const done = intent === 'add' ? 'added' : 'removed';
	const notice = { 200: done, 409: 'full' }[status as number] ?? 'unknown';
	const elsewhere = from && from !== list && !from.startsWith(`${list}?`);
	const query = new URLSearchParams({ notice, ...(elsewhere && { from }) });
	return `${list}?${query}#${NOTICE_ID}`;
}

/**
 * Runs a form of a page. `location` is where a result leads that the list's page shows; without one the form's own
 * page shows the message.
 */
export async function submitWishlistForm(
	context: AppContext,
	request: Request,
): Promise<CommandResult & { location?: string }> {
	const result = await runWishlistCommand(context, request);
	if (!result.state) return result;
	const from = referrerPath(request, context.env);
	const isDocument = !/cors|same-origin/.test(request.headers.get('Sec-Fetch-Mode') ?? '');
	const list = withPrefix(context.prefix, '/wishlist');
	return { ...result, location: noticePath(result, list, from, isDocument) };
}

/** Runs a posted wishlist form. Does not throw for invalid input or an unavailable platform. */
export async function runWishlistCommand(
	context: AppContext,
	request: Request,
): Promise<CommandResult> {
	const { locale } = context;
	const change = readChange(await readForm(request));
	if (!change) return { status: 422, message: textOf(locale, 'unknown') };
	try {
		const customer = await optionalToken(context);
		const state = await visitWishlist(context, request, customer, change);
		if (state === SIGNED_OUT)
			return { status: 401, message: textOf(locale, 'signedOut'), ...change };
		const { intent, ids } = change;
		if (state.full) return { status: 409, message: textOf(locale, 'full'), ...change, state };
		// Where some of several products have left the shop, the others are added.
		const isUnknown = intent === 'add' && !ids.some((id) => state.ids.includes(id));
		if (isUnknown) return { status: 422, message: textOf(locale, 'unknown'), ...change, state };
		const message = translator(locale)(`wishlist:${intent === 'add' ? 'added' : 'removed'}`);
		return { status: 200, message, ...change, state };
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		const status = error.code === 'THROTTLED' ? 429 : 503;
		return { status, message: textOf(locale, 'unavailable'), ...change };
	}
}

/** Reads `intent` (default: add) and one or more `product`, each with one id or several separated by dots. */
export function readChange(form: FormData | undefined): WishlistChange | undefined {
	const intent = form?.get('intent') ?? 'add';
	const named = form?.getAll('product').filter((value) => typeof value === 'string') ?? [];
	const ids = readIds(named.join('.'));
	const isValid = ids.length > 0 && ids.length <= WISHLIST_LIMIT;
	return isValid && (intent === 'add' || intent === 'remove') ? { intent, ids } : undefined;
}
