import * as v from 'valibot';
import { emailField, nameField, type Problems, type Typed } from '~/lib/checked-form';

/**
 * What a withdrawal needs: who withdraws, from which contract, and where the receipt goes (Directive 2011/83/EU,
 * Art. 11a). No reason is asked for. Messages are keys of `declare.problems`.
 */
export const withdrawalSchema = v.object({
	name: nameField,
	email: emailField,
	order: v.pipe(v.string(), v.trim(), v.nonEmpty('orderMissing'), v.maxLength(40, 'tooLong')),
	/** What is sent back; empty for the whole order. */
	items: v.pipe(v.string(), v.trim(), v.maxLength(1000, 'tooLong')),
});

export type WithdrawalField = keyof typeof withdrawalSchema.entries;

export const withdrawalFields = Object.keys(withdrawalSchema.entries) as WithdrawalField[];

/** Keys of what can be wrong with a field. */
export type WithdrawalProblem =
	| 'nameMissing'
	| 'emailMissing'
	| 'emailWrong'
	| 'orderMissing'
	| 'tooLong';

/** Which button was pressed: on to the second step, back to the first, or the declaration itself. */
export const intents = ['review', 'edit', 'confirm'] as const;

/** Where a declaration stands that is not made yet. */
export interface WithdrawalAnswer {
	step: 'enter' | 'review';
	/**
	 * `again`: to be confirmed once more; `notSent`: it did not reach the shop; `receiptMissing`: it reached the shop,
	 * but its receipt could not be sent.
	 */
	state?: 'again' | 'notSent' | 'receiptMissing';
	problems?: Problems<WithdrawalField>;
	typed: Typed<WithdrawalField>;
	/** Of the second step: names this declaration, so that it is made once. */
	stamp: string;
}

/** A declaration that was made. */
export interface WithdrawalReceipt {
	/** When it came in, in words with the time zone. */
	receivedAt: string;
	/** Under which the shop knows it. */
	reference: string;
}
