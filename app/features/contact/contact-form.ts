import * as v from 'valibot';
import {
	emailField,
	lineBreaks,
	nameField,
	type Problems,
	shortField,
	type Typed,
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
const answerStates = ['again', 'throttled', 'notSent'] as const;

export function isAnswerState(problem: string): problem is (typeof answerStates)[number] {
	return (answerStates as readonly string[]).includes(problem);
}

/** Result of a contact form that was not sent. */
export interface ContactAnswer {
	/**
	 * `check`: invalid fields; `again`: the visitor should try again; `throttled`: too many messages in a short time;
	 * `notSent`: the endpoint is unavailable.
	 */
	state: 'check' | (typeof answerStates)[number];
	problems: Problems<ContactField>;
	typed: Typed<ContactField>;
	formToken: string;
}
