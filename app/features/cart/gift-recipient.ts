import * as v from 'valibot';
import { emailField, type FormValues, lineBreaks, type Problems } from '~/lib/checked-form';
import { isComingDay } from './cart-gift';

/** The platform's limits. */
const NAME_LENGTH = 255;
const MESSAGE_LENGTH = 200;
const LATEST_DAYS = 90;

/** Field of the purchase form that sends a gift card to somebody: `on`, or absent. */
export const SEND_FIELD = 'toRecipient';

/** The fields of a gift card's recipient, for browser and server. Messages are keys of `recipient:problems`. */
export const recipientSchema = v.object({
	email: emailField,
	name: v.pipe(v.string(), v.trim(), v.maxLength(NAME_LENGTH, 'tooLong')),
	message: v.pipe(v.string(), lineBreaks, v.trim(), v.maxLength(MESSAGE_LENGTH, 'messageLong')),
	date: v.pipe(
		v.string(),
		v.trim(),
		v.check((day) => day === '' || isComingDay(day, Date.now(), LATEST_DAYS), 'date'),
	),
	/** Minutes between UTC and the buyer's time; empty without JavaScript. */
	offset: v.pipe(
		v.string(),
		v.transform((minutes) => (/^-?\d{1,3}$/.test(minutes) ? minutes : '')),
	),
});

export type RecipientField = keyof typeof recipientSchema.entries;

/** The form of a gift card that was refused, to be sent again. */
export interface TypedRecipient {
	variantId: string;
	quantity: string;
	values: FormValues<RecipientField>;
	problems: Problems<RecipientField>;
}

/** The attributes of a gift card's line, by which the platform sends the card. */
const KEYS = {
	email: 'Recipient email',
	name: 'Recipient name',
	message: 'Message',
	date: 'Send on',
	offset: '__shopify_offset',
} as const satisfies Record<RecipientField, string>;

const SEND_KEY = '__shopify_send_gift_card_to_recipient';

export function recipientAttributes(recipient: v.InferOutput<typeof recipientSchema>) {
	const names = Object.keys(KEYS) as RecipientField[];
	return [
		{ key: SEND_KEY, value: 'on' },
		...names
			.map((name) => ({ key: KEYS[name], value: recipient[name] }))
			.filter(({ value }) => value !== ''),
	];
}

/** The recipient in a line's attributes; `undefined` where the card goes to the buyer. */
export function recipientOf(attributes: readonly { key: string; value?: string | null }[]) {
	const read = (name: string) => attributes.find(({ key }) => key === name)?.value ?? '';
	if (!read(SEND_KEY)) return undefined;
	return {
		email: read(KEYS.email),
		name: read(KEYS.name),
		message: read(KEYS.message),
		date: read(KEYS.date),
		offset: read(KEYS.offset),
	};
}
