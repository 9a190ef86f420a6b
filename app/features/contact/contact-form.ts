import * as v from 'valibot';
import { emailField, nameField, type Problems, type Typed } from '~/lib/checked-form';

/** What people write about; the names of their messages. */
export const topics = ['product', 'order', 'repair', 'other'] as const;

/** The contact form, checked alike in the browser and on the server. Messages are keys of `problems`. */
export const contactSchema = v.object({
	name: nameField,
	email: emailField,
	topic: v.picklist(topics, 'topicMissing'),
	order: v.pipe(v.string(), v.trim(), v.maxLength(40, 'tooLong')),
	message: v.pipe(
		v.string(),
		v.trim(),
		v.nonEmpty('messageMissing'),
		v.maxLength(5000, 'messageLong'),
	),
	consent: v.literal('yes', 'consentMissing'),
});

export type ContactField = keyof typeof contactSchema.entries;

/** Keys of what can be wrong with a field. */
export type ContactProblem =
	| 'nameMissing'
	| 'emailMissing'
	| 'emailWrong'
	| 'topicMissing'
	| 'messageMissing'
	| 'messageLong'
	| 'consentMissing'
	| 'tooLong';

/** What became of a contact form that did not go out. */
export interface ContactAnswer {
	/** `check`: fields are wrong; `again`: sent once more it may pass; `notSent`: the endpoint did not take it. */
	state: 'check' | 'again' | 'notSent';
	problems: Problems<ContactField>;
	typed: Typed<ContactField>;
	stamp: string;
}
