import { isEmail } from '../shop/contact';
import type { Attribute } from '../state/records';

/** Whom the gift cards of a line are sent to. */
export interface GiftCardRecipient {
	email: string;
	name: string;
	message: string;
	/** Day in the buyer's time zone, as `2026-12-24`; empty: at once. */
	sendOn: string;
}

const maximumName = 255;
const maximumMessage = 200;
const maximumDays = 90;
const dayMs = 24 * 60 * 60 * 1000;
/** Minutes: time zones reach from UTC+14 to UTC-12, with the sign of `Date.getTimezoneOffset()`. */
const offsets = { least: -14 * 60, most: 12 * 60 };

/** The recipient in a line's attributes; null where the gift card goes to the buyer. */
export function recipientOf(attributes: readonly Attribute[]): GiftCardRecipient | null {
	return textOf(attributes, '__shopify_send_gift_card_to_recipient') === ''
		? null
		: {
				email: textOf(attributes, 'Recipient email'),
				name: textOf(attributes, 'Recipient name'),
				message: textOf(attributes, 'Message'),
				sendOn: textOf(attributes, 'Send on'),
			};
}

/** What is wrong with the recipient of a gift card's line, null for nothing. Assumed: the messages. */
export function recipientProblem(attributes: readonly Attribute[], now: number): string | null {
	const recipient = recipientOf(attributes);
	if (!recipient) {
		return null;
	}
	const { email, name, message, sendOn } = recipient;
	const offset = Number(textOf(attributes, '__shopify_offset'));
	if (email === '') {
		return "Recipient email can't be blank";
	}
	if (!isEmail(email)) {
		return 'Recipient email is invalid';
	}
	if (name.length > maximumName) {
		return `Recipient name is too long (maximum is ${maximumName} characters)`;
	}
	if (message.length > maximumMessage) {
		return `Message is too long (maximum is ${maximumMessage} characters)`;
	}
	if (!Number.isInteger(offset) || offset < offsets.least || offset > offsets.most) {
		return 'Timezone offset is invalid';
	}
	return sendOn === '' || isWithinDays(sendOn, today(now, offset))
		? null
		: `Send on must be a date within ${maximumDays} days from now`;
}

/** Whether the day of sending has not come yet. */
export function isHeldBack(attributes: readonly Attribute[], now: number): boolean {
	const offset = Number(textOf(attributes, '__shopify_offset'));
	return (recipientOf(attributes)?.sendOn ?? '') > today(now, offset);
}

/** A line's attributes that buyers see. */
export function visibleAttributes(attributes: readonly Attribute[]): Attribute[] {
	return attributes.filter(({ key, value }) => !key.startsWith('_') && value !== '');
}

/** Without an offset the day is that of UTC. */
function today(now: number, offset: number): string {
	return new Date(now - offset * 60_000).toISOString().slice(0, 10);
}

function isWithinDays(day: string, first: string): boolean {
	const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00Z`) : Number.NaN;
	const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
	const days = (time - Date.parse(`${first}T00:00Z`)) / dayMs;
	return exists && days >= 0 && days <= maximumDays;
}

function textOf(attributes: readonly Attribute[], key: string): string {
	// As for the line, the last value of a key counts.
	return attributes.findLast((attribute) => attribute.key === key)?.value.trim() ?? '';
}
