import * as v from 'valibot';
import { emailField, type PublicFormResult } from '~/lib/checked-form';
import { inlineVariantTitle } from '~/shopify/default-variant';
import type { RequestedVariant } from './requested-variant';

/** The schema of a guest's form, for browser and server. Messages are keys of `problems`. */
export const guestSchema = v.object({
	email: emailField,
});

export type GuestField = keyof typeof guestSchema.entries;

/** Data of the page and the dialog. */
export interface StockRequestView {
	/** Integer of the variant's id. */
	id: string;
	/** Missing if the platform is unavailable: a posted form is then shown again without it. */
	variant?: RequestedVariant;
	/** A customer only presses a button; a guest enters an e-mail address. */
	customer: boolean;
	/** Token of a guest's form, against bots; empty for a customer, and if no message endpoint is configured. */
	formToken: string;
	/** The shop's e-mail address, shown if no message can be sent. */
	email: string;
}

/** Final states, also used in the page's `done` parameter. */
export const doneStates = ['saved', 'sent', 'confirmed'] as const;

export type DoneState = (typeof doneStates)[number];

/** Result of a submitted request. */
export interface StockRequestResult extends Partial<PublicFormResult<GuestField>> {
	/**
	 * `saved`: a customer's request was saved; `sent`: a guest's link was sent; `full`: too many requests; `check`:
	 * invalid e-mail; `throttled`: too many requests in a short time; `again`: the visitor should try again;
	 * `notSaved`, `notSent`: not saved or sent because of an outage.
	 */
	state: DoneState | 'full' | 'check' | 'again' | 'throttled' | 'notSaved' | 'notSent';
}

/** A result with its HTTP status. */
export interface StockRequestOutcome {
	status: 200 | 409 | 422 | 429 | 503;
	result: StockRequestResult;
}

/** Name of a variant within a sentence. */
export function nameOf({ title, variantTitle }: RequestedVariant): string {
	return variantTitle ? `${title}, ${inlineVariantTitle(variantTitle)}` : title;
}
