import * as v from 'valibot';
import {
	emailField,
	lineBreaks,
	nameField,
	type PublicFormResult,
	shortField,
} from '~/lib/checked-form';

/** Topics to choose from; keys of messages. */
export const topics = ['product', 'order', 'repair', 'other'] as const;

/** The schema of the contact form, for browser and server. Messages are keys of `problems`. */
export const contactSchema = v.object({
	name: nameField,
	email: emailField,
	topic: v.picklist(topics, 'topicMissing'),
	order: shortField,
	message: v.pipe(
		v.string(),
		lineBreaks,
		v.trim(),
		v.nonEmpty('messageMissing'),
		v.maxLength(5000, 'messageLong'),
	),
	consent: v.literal('yes', 'consentMissing'),
});

export type ContactField = keyof typeof contactSchema.entries;

/** Keys of a field's problems. */
export type ContactProblem =
	| 'nameMissing'
	| 'emailMissing'
	| 'emailWrong'
	| 'topicMissing'
	| 'messageMissing'
	| 'messageLong'
	| 'consentMissing'
	| 'tooLong'
	| 'noLinks';

/** Why a form with valid fields was not sent: keys of `answers`. */
const FORM_PROBLEMS = ['again', 'throttled', 'notSent'] as const;

export function isFormProblem(problem: string): problem is (typeof FORM_PROBLEMS)[number] {
	return (FORM_PROBLEMS as readonly string[]).includes(problem);
}

/**
 * Result of a contact form that was not sent. `again`: the visitor should try again; `throttled`: too many messages in
 * a short time; `notSent`: the endpoint is unavailable.
 */
export type ContactResult = PublicFormResult<ContactField, (typeof FORM_PROBLEMS)[number]>;
