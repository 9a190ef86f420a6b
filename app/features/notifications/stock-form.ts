import * as v from 'valibot';
import { emailField, type Problems, type Typed } from '~/lib/checked-form';
import { withNoBreakSpaces } from '~/lib/no-break';
import type { RequestedVariant } from './requested-variant';

/** A guest's form, checked alike in the browser and on the server. Messages are keys of `problems`. */
export const guestSchema = v.object({
	email: emailField,
});

export type GuestField = keyof typeof guestSchema.entries;

/** Keys of what can be wrong with the address. */
export type GuestProblem = 'emailMissing' | 'emailWrong' | 'tooLong';

/** What somebody sees who asks to be told when a variant is back. */
export interface StockView {
	/** Integer of the variant's id. */
	id: string;
	/** Missing where the platform could not be asked: a form that was posted is shown again all the same. */
	variant?: RequestedVariant;
	/** A customer presses a button; a guest gives an address. */
	customer: boolean;
	/** For a guest's form, against bots; empty for a customer, and where the shop can send nothing. */
	stamp: string;
	/** The shop's address, for those whom nothing can be sent. */
	email: string;
}

/** States in which nothing is left to do here; the page takes them from its address. */
export const doneStates = ['kept', 'sent', 'confirmed'] as const;

export type DoneState = (typeof doneStates)[number];

/** What became of a request. */
export interface StockAnswer {
	/**
	 * `kept`: a customer's is; `sent`: a guest's link is on its way; `full`: there are too many already;
	 * `check`: the address is wrong; `again`: sent once more it may pass; `notKept`, `notSent`: trouble.
	 */
	state: DoneState | 'full' | 'check' | 'again' | 'notKept' | 'notSent';
	problems?: Problems<GuestField>;
	typed?: Typed<GuestField>;
	/** A form that comes back brings its own. */
	stamp?: string;
}

/** An answer with its HTTP status. */
export interface StockOutcome {
	status: 200 | 409 | 422 | 503;
	answer: StockAnswer;
}

/** What a variant is called in a sentence; its options and sizes stay together: `Oak / 90 × 60 cm`. */
export function nameOf({ title, variantTitle }: RequestedVariant): string {
	// No line begins with the sign between two options.
	const together = variantTitle && withNoBreakSpaces(variantTitle).replaceAll(' /', '\u00a0/');
	return [title, together].filter(Boolean).join(', ');
}
