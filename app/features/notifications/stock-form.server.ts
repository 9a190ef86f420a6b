import { signedOutRedirect } from '~/features/auth/guards.server';
import { canSendMessages } from '~/features/mail/outgoing-messages.server';
import type { AppContext } from '~/server/context.server';
import { type CustomerKey, currentToken, sessionToken } from '~/shopify/customer-token.server';
import { isUnavailable } from '~/shopify/errors';
import { company } from '~/site';
import { readGuestRequest } from './confirm-token.server';
import { addStockRequest, readStockRequests } from './customer-requests.server';
import {
	confirmForGuest,
	guestFailure,
	sendConfirmLink,
	stockStamp,
} from './guest-requests.server';
import type { RequestedVariant } from './requested-variant';
import { loadRequestedVariants } from './requested-variants.server';
import type { StockOutcome, StockView } from './stock-form';

/** The variant, or `undefined` for an unknown id. Throws `ShopifyError`. */
export async function findVariant(
	context: AppContext,
	variantId: string | null,
): Promise<RequestedVariant | undefined> {
	const [variant] = await loadRequestedVariants(context, variantId ? [variantId] : []);
	return variant;
}

/** The data of the page and the dialog. */
export async function stockView(
	context: AppContext,
	id: string,
	variant?: RequestedVariant,
): Promise<StockView> {
	const customer = (await customerOf(context)) !== undefined;
	const mails = canSendMessages(context.env);
	const stamp = mails && !customer ? await stockStamp(context, variant?.id ?? id) : '';
	return { id, ...(variant && { variant }), customer, stamp, email: company.email };
}

/** The signed-in customer; from the session only if the token cannot be renewed. */
function customerOf(context: AppContext): Promise<CustomerKey | undefined> {
	return currentToken(context).catch(() => sessionToken(context));
}

/** Saves a customer's request, or sends a guest the link. Throws a redirect to the login if the token has ended. */
export async function takeStockRequest(
	context: AppContext,
	request: Request,
	variant: RequestedVariant,
	form = new FormData(),
): Promise<StockOutcome> {
	// A post without an e-mail comes from the customer's button, even if the token has ended.
	const customer =
		(await customerOf(context)) ?? (form.has('email') ? undefined : sessionToken(context));
	return customer
		? saveForCustomer(context, request, variant.id)
		: sendConfirmLink(context, variant, form);
}

/**
 * Runs the page's form. `'missing'`: unknown variant; `'back'`: it is in stock again. Throws a redirect to the login
 * if the customer's token has ended.
 */
export async function takeStockForm(
	context: AppContext,
	request: Request,
	variantId: string | null,
	form = new FormData(),
): Promise<StockOutcome | 'missing' | 'back'> {
	try {
		const variant = await findVariant(context, variantId);
		if (!variant) return 'missing';
		if (variant.available) return 'back';
		return await takeStockRequest(context, request, variant, form);
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return sessionToken(context) && !form.has('email')
			? { status: 503, answer: { state: 'notSaved' } }
			: guestFailure(context, form, { state: 'notSent', variantId: variantId ?? '' });
	}
}

/** Confirms the request of a link; `undefined` if the link is forged or expired, or its variant no longer exists. */
export async function confirmStockRequest(
	context: AppContext,
	token: string,
): Promise<{ variant: RequestedVariant; outcome: StockOutcome } | undefined> {
	const guestRequest = await readGuestRequest(context.env.SESSION_SECRET, token);
	const variant = guestRequest && (await findVariant(context, guestRequest.variantId));
	if (!variant) return undefined;
	return { variant, outcome: await confirmForGuest(context, guestRequest) };
}

async function saveForCustomer(
	context: AppContext,
	request: Request,
	variantId: string,
): Promise<StockOutcome> {
	try {
		const customer = await currentToken(context);
		const saved = customer && (await readStockRequests(context, customer));
		// A GET request: the login then returns to the page with the variant in its address.
		if (!saved) throw signedOutRedirect(context, new Request(request.url));
		const added = await addStockRequest(context, saved, variantId);
		return added === 'full'
			? { status: 409, answer: { state: 'full' } }
			: { status: 200, answer: { state: 'saved' } };
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return { status: 503, answer: { state: 'notSaved' } };
	}
}
