import * as v from 'valibot';
import { checkForm, type Problems, readValues } from '~/lib/checked-form';
import type { AppContext } from '~/server/context.server';
import { isRefused, isUnavailable } from '~/shopify/errors';
import { sellingPlanGid, variantGid } from '~/shopify/ids';
import type { CartFragment } from '~/shopify/storefront.generated';
import { type Attribute, inMarket, readCart } from './cart.server';
import { finishMove } from './cart-buyer.server';
import { giftSchema } from './cart-gift';
import { setGift } from './cart-gift.server';
import { type Addition, addLines, removeLine, updateLine } from './cart-lines.server';
import { ownNotice, problemNotices, refusalNotice, warningNotice } from './cart-notices.server';
import type { CartOutcome, CartWarning } from './cart-outcome.server';
import { parseQuantity } from './cart-rules';
import type { CartLineView, CartNotice, CartResponse } from './cart-view';
import { toCartView } from './cart-view.server';
import { removeDiscountCode } from './discount-codes.server';
import { lineOf } from './fetch-cart.server';
import { redeemCode, removeGiftCard } from './gift-cards.server';
import {
	checkRecipient,
	forGiftCard,
	recipientNotices,
	typedRecipient,
} from './gift-recipient.server';

const quantity = v.pipe(v.string(), v.transform(parseQuantity), v.number('QUANTITY_INVALID'));
/** Empty for a one-time purchase. */
const plan = v.pipe(
	v.string(),
	v.check((id) => id === '' || sellingPlanGid(id) !== undefined, 'SELLING_PLAN_NOT_APPLICABLE'),
	v.transform(sellingPlanGid),
);
const idOf = (type: string) =>
	v.pipe(
		v.string(),
		v.startsWith(`gid://shopify/${type}/`, 'INVALID_REQUEST'),
		v.maxLength(200, 'INVALID_REQUEST'),
	);
const lineId = idOf('CartLine');
const giftCardId = idOf('AppliedGiftCard');
const code = v.pipe(
	v.string(),
	v.trim(),
	v.nonEmpty('EMPTY_CODE'),
	v.maxLength(255, 'INVALID_REQUEST'),
);

/** The cart's forms, by their `intent`. Messages are keys of `cart:notices`. */
const commands = {
	add: v.object({
		intent: v.literal('add'),
		variantId: v.pipe(v.string(), v.transform(variantGid), v.string('INVALID_MERCHANDISE')),
		quantity: v.pipe(v.optional(quantity, '1'), v.minValue(1, 'QUANTITY_INVALID')),
		sellingPlanId: v.optional(plan),
	}),
	update: v.object({ intent: v.literal('update'), lineId, quantity }),
	remove: v.object({ intent: v.literal('remove'), lineId }),
	discount: v.object({ intent: v.literal('discount'), code }),
	removeDiscount: v.object({ intent: v.literal('removeDiscount'), code }),
	removeGiftCard: v.object({ intent: v.literal('removeGiftCard'), giftCardId }),
	gift: v.object({ intent: v.literal('gift'), ...giftSchema.entries }),
};

type Command = v.InferOutput<(typeof commands)[keyof typeof commands]>;

export interface CommandResult {
	status: number;
	response: CartResponse;
	/** The quantity that was typed for a line and not saved, for a page without JavaScript. */
	typedQuantity?: Pick<CartLineView, 'id' | 'quantity'>;
}

/**
 * Runs the command of a cart form. Does not throw for invalid input (422, with the current cart), too many discount
 * codes (429) or an unavailable platform (503: the change is not confirmed).
 */
export async function runCartCommand(
	context: AppContext,
	form = new FormData(),
): Promise<CommandResult> {
	const result = await runCommand(context, form);
	return result.status === 200 ? result : withTyped(result, form);
}

function checkCommand(
	form: FormData,
): { fields: Command; problems?: undefined } | { fields?: undefined; problems: Problems } {
	const intent = String(form.get('intent'));
	if (!Object.hasOwn(commands, intent)) return { problems: { form: 'INVALID_REQUEST' } };
	return checkForm(commands[intent as keyof typeof commands], form);
}

async function runCommand(context: AppContext, form: FormData): Promise<CommandResult> {
	const { fields: asked, problems: refusedFields } = checkCommand(form);
	// A code that was not applied stays in its field, without JavaScript too.
	const typedCode = asked?.intent === 'discount' ? { typed: asked.code } : {};
	/** Notices that are shown only once, so also after a failure. */
	let moved: CartNotice[] = [];
	try {
		if (!asked) return refused(context, ...problemNotices(refusedFields, context.locale));
		// Codes must not be guessed.
		if (asked.intent === 'discount' && !(await context.limits.allow('discount'))) {
			const notice = ownNotice('DISCOUNT_THROTTLED', context.locale);
			return { status: 429, response: { notices: [{ ...notice, ...typedCode }] } };
		}
		const { attributes, problems } = checkRecipient(form);
		if (problems) return refused(context, ...recipientNotices(problems, context.locale));
		moved = await finishMove(context);
		const { cart: changed, warnings, notAdded } = await execute(context, asked, attributes);
		const cart = await inMarketIfPossible(context, changed);
		const notices = [
			...moved,
			...warnings
				.filter((warning) => !isRepeated(warning, changed, asked))
				.map((warning) => ({
					...warningNotice(warning, context.locale),
					...typedCode,
				})),
		];
		return {
			status: 200,
			response: {
				cart: toCartView(cart, context),
				notices,
				...(notAdded && { added: notAdded.length === 0 }),
			},
		};
	} catch (error) {
		if (isRefused(error)) {
			const notice = refusalNotice(error, context.locale);
			return refused(context, ...moved, { ...notice, ...typedCode });
		}
		if (isUnavailable(error)) {
			const notice = ownNotice('UNAVAILABLE', context.locale);
			return { status: 503, response: { notices: [...moved, { ...notice, ...typedCode }] } };
		}
		throw error;
	}
}

/** The result of a form that failed, with what was typed into it. */
function withTyped({ status, response }: CommandResult, form: FormData): CommandResult {
	switch (form.get('intent')) {
		case 'add': {
			const typed = typedRecipient(form);
			return { status, response: { ...response, ...(typed && { typedRecipient: typed }) } };
		}
		case 'gift':
			return { status, response: { ...response, typedGift: readValues(giftSchema, form) } };
		case 'update': {
			const quantity = Number.parseFloat(String(form.get('quantity')));
			const typedQuantity = { id: String(form.get('lineId')), quantity };
			const isShown = quantity > 0 && Number.isFinite(quantity);
			return { status, response, ...(isShown && { typedQuantity }) };
		}
		default:
			return { status, response };
	}
}

async function execute(
	context: AppContext,
	asked: Command,
	attributes: Attribute[],
): Promise<CartOutcome & Partial<Addition>> {
	switch (asked.intent) {
		case 'add': {
			const ofLine = await forGiftCard(context, asked.variantId, attributes);
			return addLines(context, [
				{
					merchandiseId: asked.variantId,
					quantity: asked.quantity,
					...(asked.sellingPlanId && { sellingPlanId: asked.sellingPlanId }),
					...(ofLine.length > 0 && { attributes: ofLine }),
				},
			]);
		}
		case 'update':
			return updateLine(context, asked.lineId, asked.quantity);
		case 'remove':
			return removeLine(context, asked.lineId);
		case 'discount':
			return redeemCode(context, asked.code);
		case 'removeDiscount':
			return removeDiscountCode(context, asked.code);
		case 'removeGiftCard':
			return removeGiftCard(context, asked.giftCardId);
		case 'gift':
			return setGift(context, asked);
	}
}

/** The change is saved already: where the cart cannot be moved, the next read tries again. */
async function inMarketIfPossible(context: AppContext, cart: CartFragment): Promise<CartFragment> {
	try {
		return await inMarket(context, cart);
	} catch (error) {
		if (!isUnavailable(error) && !isRefused(error)) throw error;
		return cart;
	}
}

/** The platform warns of a line without stock at every change; only a change of that variant has caused it. */
function isRepeated({ code, target }: CartWarning, cart: CartFragment, asked: Command): boolean {
	if (code !== 'MERCHANDISE_OUT_OF_STOCK') return false;
	const variantOf = (lineId: string) => lineOf(cart, lineId)?.merchandise.id;
	switch (asked.intent) {
		case 'add':
			// No line: the platform has left out what was to be added.
			return (variantOf(target) ?? asked.variantId) !== asked.variantId;
		case 'update':
			return target !== asked.lineId && variantOf(target) !== variantOf(asked.lineId);
		default:
			return true;
	}
}

/** A refusal with the current cart, if that can be read. */
async function refused(context: AppContext, ...notices: CartNotice[]): Promise<CommandResult> {
	try {
		const cart = await readCart(context);
		return {
			status: 422,
			response: { cart: cart ? toCartView(cart, context) : null, notices },
		};
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return { status: 422, response: { notices } };
	}
}
