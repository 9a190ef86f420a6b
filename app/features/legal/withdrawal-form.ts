import * as v from 'valibot';
import {
	emailField,
	lineBreaks,
	nameField,
	type PublicFormResult,
	shortField,
	withoutLinks,
} from '~/lib/checked-form';

/**
 * The schema of a withdrawal: name, contract, and e-mail for the receipt (Directive 2011/83/EU, Art. 11a). A reason
 * must not be required. Messages are keys of `declare.problems`.
 */
export const withdrawalSchema = v.object({
	name: nameField,
	email: emailField,
	order: v.pipe(shortField, v.nonEmpty('orderMissing')),
	/** The returned items; empty for the whole order. */
	items: v.pipe(v.string(), lineBreaks, v.trim(), v.maxLength(1000, 'itemsTooLong'), withoutLinks),
});

export type WithdrawalField = keyof typeof withdrawalSchema.entries;

export const withdrawalFields = Object.keys(withdrawalSchema.entries) as WithdrawalField[];

/**
 * The lines of an order as the field for items lists them. Empty where the field would refuse them: an incomplete list
 * would withdraw from a part of the order only.
 */
export function itemsOf(
	lines: readonly { title: string; variantTitle?: string; quantity: number }[],
): string {
	const items = lines
		.map(({ title, variantTitle, quantity }) =>
			[`${quantity} × ${title}`, variantTitle].filter(Boolean).join(', '),
		)
		.join('\n');
	return v.is(withdrawalSchema.entries.items, items) ? items : '';
}

/** The pressed button: continue to the second step, return to the first, or make the declaration. */
export const intents = ['review', 'edit', 'confirm'] as const;

/**
 * Why a checked declaration was not made: `again`: must be confirmed again; `throttled`: too many in a short time;
 * `notSent`: not sent to the shop; `receiptMissing`: sent to the shop, but the receipt could not be sent.
 */
type NotMade = 'again' | 'throttled' | 'notSent' | 'receiptMissing';

/**
 * State of a declaration that is not yet made. The token of the second step is valid for this declaration alone, and
 * identifies it, so that it is sent only once.
 */
export interface WithdrawalResult extends PublicFormResult<WithdrawalField, NotMade> {
	step: 'enter' | 'review';
}

/** A declaration that was made. */
export interface WithdrawalReceipt {
	/** Time of the declaration, formatted with the time zone. */
	receivedAt: string;
	/** The shop's reference number. */
	reference: string;
}
