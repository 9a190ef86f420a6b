import { signedOutRedirect } from '~/features/auth/guards.server';
import { issueStamp } from '~/lib/honeypot.server';
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
	const { MESSAGES_URL, SESSION_SECRET } = context.env;
	const stamp = MESSAGES_URL && !customer ? await issueStamp(SESSION_SECRET) : '';
	return { id, ...(variant && { variant }), customer, stamp, email: company.email };
}

/** The signed-in customer; from the session alone where the token cannot be renewed. */
function customerOf(context: AppContext): Promise<CustomerKey | undefined> {
	return currentToken(context).catch(() => sessionToken(context));
}

/** Saves a customer's request, or sends a guest the link. Throws the redirect to the login where the token has ended. */
export async function takeStockRequest(
	context: AppContext,
	request: Request,
	variant: RequestedVariant,
	form = new FormData(),
): Promise<StockOutcome> {
	// After the token has ended, a post without an e-mail came from the customer's button.
	const customer =
		(await customerOf(context)) ?? (form.has('email') ? undefined : sessionToken(context));
	return customer
		? keepForCustomer(context, request, variant.id)
		: askAsGuest(context, variant, form);
}

/** Requests whose form came while the platform was unavailable: it is shown again with its values. */
const unasked = new WeakSet<AppContext>();

export function isUnasked(context: AppContext): boolean {
	return unasked.has(context);
}

/**
 * Carries out the page's form. `'missing'`: there is no such variant; `'back'`: it is in stock again. Throws the
 * redirect to the login where the customer's token has ended.
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
		unasked.add(context);
		return sessionToken(context) && !form.has('email')
			? { status: 503, answer: { state: 'notKept' } }
			: notTaken(context, form, { state: 'notSent' });
	}
}

/** Carries out the request of a link; `undefined` for a forged or expired one, or where its variant is gone. */
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
		// A GET request: the login then returns to the page with the variant in its address.
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
