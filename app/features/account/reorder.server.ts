import type { WantedLine } from '~/features/cart/cart.server';
import { type Addition, addLines } from '~/features/cart/cart-lines.server';
import { ownNotice, warningNotice } from '~/features/cart/cart-notices.server';
import type { CartView } from '~/features/cart/cart-view';
import { toCartView } from '~/features/cart/cart-view.server';
import { translator } from '~/i18n/i18next.server';
import type { AppContext } from '~/server/context.server';
import { isRefused, isUnavailable } from '~/shopify/errors';
import { variantGid } from '~/shopify/ids';
import type { OrderLineView } from './account-view';
import type { ReorderOutcome } from './reorder';

export interface ReorderResult extends ReorderOutcome {
	/** 200: added as far as possible; 503: platform unavailable. */
	status: 200 | 503;
	/** The cart, if it has changed. */
	cart?: CartView;
}

interface ReorderLine extends WantedLine {
	title: string;
	isSubscription: boolean;
}

/**
 * Adds an order's lines to the cart if they are still for sale; returns messages for the others. A refusal and an
 * outage of the platform are part of the result, and not thrown.
 */
export async function reorder(
	context: AppContext,
	lines: readonly OrderLineView[],
): Promise<ReorderResult> {
	const wanted = lines.flatMap(
		({ title, quantity, variantId, forSale, sellingPlan }): ReorderLine[] => {
			const merchandiseId = forSale && variantId ? variantGid(variantId) : undefined;
			const isSubscription = sellingPlan !== undefined;
			return merchandiseId ? [{ title, quantity, merchandiseId, isSubscription }] : [];
		},
	);
	const unavailable = ownNotice('UNAVAILABLE', context.locale).message;
	const missing = lines.filter(({ forSale }) => !forSale).map(({ title }) => title);
	try {
		const { outcomes, refused, isComplete } = await addLinesOrEach(context, wanted);
		const cart = outcomes.at(-1)?.cart;
		const warnings = outcomes.flatMap(({ warnings }) => warnings);
		const notAdded = outcomes.flatMap((outcome) => outcome.notAdded);
		const notices = warnings.map((warning) => warningNotice(warning, context.locale).message);
		const notAddedIds = new Set(notAdded.map(({ merchandiseId }) => merchandiseId));
		const hasSubscription = wanted.some(
			(line) =>
				line.isSubscription && !refused.includes(line) && !notAddedIds.has(line.merchandiseId),
		);
		// Added as a one-time purchase, without the order's plan.
		if (hasSubscription) notices.push(translator(context.locale)('account:order.addedOnce'));
		return {
			status: 200,
			added: wanted.length - refused.length - notAdded.length,
			missing: [...new Set([...missing, ...refused.map(({ title }) => title)])],
			notices: [...new Set(isComplete ? notices : [...notices, unavailable])],
			...(cart && { cart: toCartView(cart, context) }),
		};
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return { status: 503, added: 0, missing: [], notices: [unavailable] };
	}
}

interface AddResult {
	outcomes: Addition[];
	/** Lines that were not added. */
	refused: ReorderLine[];
	/** False: the platform became unavailable after some lines were added. */
	isComplete: boolean;
}

/** Adds all lines in one request, or one by one after a refusal: one invalid line makes the platform refuse all. */
async function addLinesOrEach(
	context: AppContext,
	wanted: readonly ReorderLine[],
): Promise<AddResult> {
	if (wanted.length === 0) return { outcomes: [], refused: [], isComplete: true };
	try {
		const outcome = await addLines(context, wanted.map(lineOf));
		return { outcomes: [outcome], refused: [], isComplete: true };
	} catch (error) {
		if (!isRefused(error)) throw error;
	}
	return wanted.length === 1
		? { outcomes: [], refused: [...wanted], isComplete: true }
		: addOneByOne(context, wanted);
}

async function addOneByOne(
	context: AppContext,
	wanted: readonly ReorderLine[],
): Promise<AddResult> {
	const outcomes: Addition[] = [];
	const refused: ReorderLine[] = [];
	for (const [index, line] of wanted.entries()) {
		try {
			const part = await addLinesOrEach(context, [line]);
			outcomes.push(...part.outcomes);
			refused.push(...part.refused);
		} catch (error) {
			if (!isUnavailable(error) || outcomes.length === 0) throw error;
			return { outcomes, refused: [...refused, ...wanted.slice(index)], isComplete: false };
		}
	}
	return { outcomes, refused, isComplete: true };
}

function lineOf({ merchandiseId, quantity }: ReorderLine): WantedLine {
	return { merchandiseId, quantity };
}
