import * as v from 'valibot';
import { signedOutRedirect } from '~/features/auth/guards.server';
import { canSendMessages } from '~/features/mail/outgoing-messages.server';
import { translator } from '~/i18n/i18next.server';
import { withPrefix } from '~/i18n/locale-path';
import { jsonResponse } from '~/lib/private-response.server';
import { readForm } from '~/lib/read-form';
import { isFormRefused, optionalForForm } from '~/lib/refused-form.server';
import type { AppContext } from '~/server/context.server';
import { available, jsonIfAvailable } from '~/shopify/available.server';
import { type CustomerKey, currentToken, sessionToken } from '~/shopify/customer-token.server';
import { isUnavailable } from '~/shopify/errors';
import { company } from '~/site';
import { readGuestRequest } from './confirm-token.server';
import { addCustomerRequest, readCustomerRequests } from './customer-requests.server';
import {
	confirmForGuest,
	sendConfirmLink,
	stockRequestFormToken,
	unreadVariant,
} from './guest-requests.server';
import type { RequestedVariant } from './requested-variant';
import { loadRequestedVariants } from './requested-variants.server';
import {
	type DoneState,
	doneStates,
	type StockRequestOutcome,
	type StockRequestResult,
	type StockRequestView,
} from './stock-request-form';

const doneState = v.fallback(v.optional(v.picklist(doneStates)), undefined);

/** The page's data, with its HTTP status; without `view` the link is invalid. */
interface StockRequestPageData {
	status: 200 | 410;
	page: { view?: StockRequestView; done?: DoneState; token?: string };
}

/**
 * `?variant=` shows the form, `&done=` its result; `undefined` for an unknown variant. `?token=` is a guest's link; it
 * needs one more click, because mail scanners open links too.
 */
export async function loadStockRequestPage(
	context: AppContext,
	searchParams: URLSearchParams,
): Promise<StockRequestPageData | undefined> {
	const token = searchParams.get('token');
	if (token === null) {
		const id = searchParams.get('variant');
		const variant = await optionalForForm(context, available(findVariant(context, id)));
		if (!id || !(variant || isFormRefused(context))) return undefined;
		const done = v.parse(doneState, searchParams.get('done') ?? undefined);
		return { status: 200, page: { view: await stockRequestView(context, id, variant), done } };
	}
	const guestRequest = await readGuestRequest(context.env.SESSION_SECRET, token);
	const variant = guestRequest && (await available(findVariant(context, guestRequest.variantId)));
	const view = variant && (await stockRequestView(context, variant.id, variant));
	return { status: view ? 200 : 410, page: { view, token } };
}

/** The result of a form on the page; after a success with the `location` that shows it. */
interface SubmittedStockRequest {
	/** 409 and 410 without a result: in stock again, the link is invalid. */
	status: StockRequestOutcome['status'] | 410;
	result?: StockRequestResult;
	location?: string;
}

/**
 * A customer's or guest's request, or with `?token=` the confirmation. `undefined` for an unknown variant. Throws a
 * redirect to the login if the customer's token has ended, and 503 where a link cannot be confirmed.
 */
export async function submitStockRequest(
	context: AppContext,
	request: Request,
): Promise<SubmittedStockRequest | undefined> {
	const { searchParams } = new URL(request.url);
	const token = searchParams.get('token');
	if (token !== null) {
		const confirmed = await available(confirmStockRequest(context, token));
		return confirmed
			? withLocation(context, confirmed.variant.id, confirmed.outcome)
			: { status: 410 };
	}
	const id = searchParams.get('variant') ?? '';
	const outcome = await handleStockRequestForm(context, request, id, await readForm(request));
	if (outcome === 'missing') return undefined;
	return outcome === 'back' ? { status: 409 } : withLocation(context, id, outcome);
}

function withLocation(
	{ prefix }: AppContext,
	id: string,
	outcome: StockRequestOutcome,
): SubmittedStockRequest {
	const path = `${withPrefix(prefix, '/stock')}?variant=${id}&done=${outcome.result.state}`;
	return { ...outcome, ...(outcome.status === 200 && { location: path }) };
}

/** The dialog's data for `?variant=`. 404 for an unknown one, 503 where the platform is unavailable. */
export function stockRequestDialogResponse(
	context: AppContext,
	request: Request,
): Promise<Response> {
	return dialogResponse(context, request, async (variant) => ({
		status: 200,
		result: await stockRequestView(context, variant.id, variant),
	}));
}

/** The dialog's form; 401 if the customer's token has ended, 409 if the variant is in stock again. */
export function submitStockRequestDialog(context: AppContext, request: Request): Promise<Response> {
	return dialogResponse(context, request, async (variant) =>
		variant.available
			? { status: 409, result: {} }
			: handleStockRequest(context, request, variant, await readForm(request)),
	);
}

async function dialogResponse(
	context: AppContext,
	request: Request,
	work: (variant: RequestedVariant) => Promise<{ status: number; result: object }>,
): Promise<Response> {
	const load = async () => {
		const variant = await findVariant(context, new URL(request.url).searchParams.get('variant'));
		if (!variant) return jsonResponse(404, {});
		const { status, result } = await work(variant);
		return jsonResponse(status, result);
	};
	try {
		const error = translator(context.locale)('errors:unavailableShort');
		return await jsonIfAvailable(load, { error });
	} catch (error) {
		// A redirect to the login: a dialog cannot follow it.
		if (error instanceof Response) return jsonResponse(401, {});
		throw error;
	}
}

/** The variant, or `undefined` for an unknown id. Throws `ShopifyError`. */
async function findVariant(
	context: AppContext,
	variantId: string | null,
): Promise<RequestedVariant | undefined> {
	const [variant] = await loadRequestedVariants(context, variantId ? [variantId] : []);
	return variant;
}

/** The data of the page and the dialog. */
async function stockRequestView(
	context: AppContext,
	id: string,
	variant?: RequestedVariant,
): Promise<StockRequestView> {
	const customer = (await customerOf(context)) !== undefined;
	const mails = canSendMessages(context.env);
	const formToken =
		mails && !customer ? await stockRequestFormToken(context, variant?.id ?? id) : '';
	return { id, ...(variant && { variant }), customer, formToken, email: company.email };
}

/** The signed-in customer; if the token cannot be renewed, the one of the session. */
function customerOf(context: AppContext): Promise<CustomerKey | undefined> {
	return currentToken(context).catch(() => sessionToken(context));
}

/** Saves a customer's request, or sends a guest the link. Throws a redirect to the login if the token has ended. */
async function handleStockRequest(
	context: AppContext,
	request: Request,
	variant: RequestedVariant,
	form = new FormData(),
): Promise<StockRequestOutcome> {
	// A post without an e-mail comes from the customer's button, even if the token has ended.
	const customer =
		(await customerOf(context)) ?? (form.has('email') ? undefined : sessionToken(context));
	return customer
		? saveForCustomer(context, request, variant.id)
		: sendConfirmLink(context, variant, form);
}

/** `'missing'`: unknown variant; `'back'`: it is in stock again. */
async function handleStockRequestForm(
	context: AppContext,
	request: Request,
	variantId: string,
	form = new FormData(),
): Promise<StockRequestOutcome | 'missing' | 'back'> {
	try {
		const variant = await findVariant(context, variantId);
		if (!variant) return 'missing';
		if (variant.available) return 'back';
		return await handleStockRequest(context, request, variant, form);
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return sessionToken(context) && !form.has('email')
			? { status: 503, result: { state: 'notSaved' } }
			: unreadVariant(context, form, variantId);
	}
}

/** Confirms the request of a link; `undefined` if the link is forged or expired, or its variant no longer exists. */
export async function confirmStockRequest(
	context: AppContext,
	token: string,
): Promise<{ variant: RequestedVariant; outcome: StockRequestOutcome } | undefined> {
	const guestRequest = await readGuestRequest(context.env.SESSION_SECRET, token);
	const variant = guestRequest && (await findVariant(context, guestRequest.variantId));
	if (!variant) return undefined;
	return { variant, outcome: await confirmForGuest(context, guestRequest) };
}

async function saveForCustomer(
	context: AppContext,
	request: Request,
	variantId: string,
): Promise<StockRequestOutcome> {
	try {
		const customer = await currentToken(context);
		const saved = customer && (await readCustomerRequests(context, customer));
		// A GET request: the login then returns to the page with the variant in its URL.
		if (!saved) throw signedOutRedirect(context, new Request(request.url));
		const added = await addCustomerRequest(context, saved, variantId);
		return added === 'full'
			? { status: 409, result: { state: 'full' } }
			: { status: 200, result: { state: 'saved' } };
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return { status: 503, result: { state: 'notSaved' } };
	}
}
