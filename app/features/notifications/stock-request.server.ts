import { signedOutRedirect } from '~/features/auth/guards.server';
import { issueStamp } from '~/lib/bot-trap.server';
import type { AppContext } from '~/server/context.server';
import { type CustomerKey, currentToken, sessionToken } from '~/shopify/customer-token.server';
import { isUnavailable } from '~/shopify/errors';
import { company } from '~/site';
import { readGuestRequest } from './confirm-token.server';
import { askAsGuest, confirmForGuest, notTaken } from './guest-requests.server';
import type { RequestedVariant } from './requested-variant';
import { loadRequestedVariants } from './requested-variants.server';
import type { StockOutcome, StockView } from './stock-form';
import { addStockRequest, readStockRequests } from './stock-requests.server';

/** `undefined` where there is no such variant. Throws `ShopifyError`. */
export async function findVariant(
	context: AppContext,
	variantId: string | null,
): Promise<RequestedVariant | undefined> {
	const [variant] = await loadRequestedVariants(context, variantId ? [variantId] : []);
	return variant;
}

/** What page and dialog show of a variant. */
export async function stockView(
	context: AppContext,
	id: string,
	variant?: RequestedVariant,
): Promise<StockView> {
	const customer = (await customerOf(context)) !== undefined;
	const { MESSAGES_URL, SESSION_SECRET } = context.env;
	const stamp = MESSAGES_URL && !customer ? await issueStamp(SESSION_SECRET) : '';
	return { id, ...(variant && { variant }), customer, stamp, email: company.email };
}

/** Who is signed in; in trouble whoever the session names. */
function customerOf(context: AppContext): Promise<CustomerKey | undefined> {
	return currentToken(context).catch(() => sessionToken(context));
}

/** Keeps a customer's request, or sends a guest the link. Throws the redirect to the login where that has ended. */
export async function takeStockRequest(
	context: AppContext,
	request: Request,
	variant: RequestedVariant,
	form = new FormData(),
): Promise<StockOutcome> {
	// Whose login has ended sees the guest's form, but for those who had the customer's button in front of them.
	const customer =
		(await customerOf(context)) ?? (form.has('email') ? undefined : sessionToken(context));
	return customer
		? keepForCustomer(context, request, variant.id)
		: askAsGuest(context, variant, form);
}

/** Requests whose form came while the platform could not be asked: it is shown again with what was typed. */
const unasked = new WeakSet<AppContext>();

export function isUnasked(context: AppContext): boolean {
	return unasked.has(context);
}

/**
 * Carries out the page's form. `'missing'`: there is no such variant; `'back'`: it can be bought again. Throws the
 * redirect to the login where a customer's has ended.
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
		// The page says so.
		if (variant.available) return 'back';
		return await takeStockRequest(context, request, variant, form);
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		unasked.add(context);
		return sessionToken(context) && !form.has('email')
			? { status: 503, answer: { state: 'notKept' } }
			: notTaken(context, form, { state: 'notSent' });
	}
}

/** Carries out what a link confirms; `undefined` where it is none of ours, has ended, or its variant is gone. */
export async function confirmStockRequest(
	context: AppContext,
	token: string,
): Promise<{ variant: RequestedVariant; outcome: StockOutcome } | undefined> {
	const asked = await readGuestRequest(context.env.SESSION_SECRET, token);
	const variant = asked && (await findVariant(context, asked.variantId));
	if (!variant) return undefined;
	return { variant, outcome: await confirmForGuest(context, variant, asked.email, token) };
}

async function keepForCustomer(
	context: AppContext,
	request: Request,
	variantId: string,
): Promise<StockOutcome> {
	try {
		const customer = await currentToken(context);
		const held = customer && (await readStockRequests(context, customer));
		// The page was asked for with the variant in its address: the login leads back there.
		if (!held) throw signedOutRedirect(context, new Request(request.url));
		const added = await addStockRequest(context, held, variantId);
		return added === 'full'
			? { status: 409, answer: { state: 'full' } }
			: { status: 200, answer: { state: 'kept' } };
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return { status: 503, answer: { state: 'notKept' } };
	}
}
