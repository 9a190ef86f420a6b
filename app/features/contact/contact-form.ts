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

/**
 * Result of a contact form that was not sent. `again`: the visitor should try again; `throttled`: too many messages in
 * a short time; `notSent`: the endpoint is unavailable.
 */
export type ContactResult = PublicFormResult<ContactField, 'again' | 'throttled' | 'notSent'>;
