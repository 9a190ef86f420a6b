import * as v from 'valibot';
import { lineBreaks } from '~/lib/checked-form';

/** A gift's message, and the day of delivery that the buyer wishes, as `2026-12-24`. Each may be empty. */
export interface Gift {
	message: string;
	date: string;
}

/** The cart's attributes that hold a gift, as a merchant reads them in the order. */
const KEYS = { message: 'Gift message', date: 'Gift date' } as const;

const GIFT_MESSAGE_LENGTH = 500;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A visitor's day may have begun before or after that of UTC. */
const EARLIEST_MS = -1.5 * DAY_MS;
const LATEST_DAYS = 366;

/** The schema of the gift form, for browser and server. Messages are keys of `cart:notices`. */
export const giftSchema = v.object({
	message: v.pipe(
		v.string(),
		lineBreaks,
		v.trim(),
		v.maxLength(GIFT_MESSAGE_LENGTH, 'GIFT_NOTE_LONG'),
	),
	date: v.pipe(
		v.string(),
		v.trim(),
		v.check((day) => day === '' || isComingDay(day), 'GIFT_NOTE_DATE'),
	),
});

/** Whether a day, as `2026-12-24`, exists and is within the next days, a year without `latest`. */
export function isComingDay(day: string, now = Date.now(), latest = LATEST_DAYS): boolean {
	const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00Z`) : Number.NaN;
	if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(day)) return false;
	return time >= now + EARLIEST_MS && time <= now + latest * DAY_MS;
}

interface Attribute {
	key: string;
	value?: string | null;
}

/** The gift of a cart; `undefined` where there is none. */
export function giftOf(attributes: readonly Attribute[]): Gift | undefined {
	const read = (name: string) => attributes.find(({ key }) => key === name)?.value ?? '';
	const gift = { message: read(KEYS.message), date: read(KEYS.date) };
	return gift.message || gift.date ? gift : undefined;
}

/** A form's field after the stored gift changed, perhaps in another tab: what the visitor has typed stays. */
export function followStored(shown: string, before: string, stored: string): string {
	return shown.trim() === before ? stored : shown;
}

/** A cart's attributes with this gift; others are kept. */
export function withGift(attributes: readonly Attribute[], { message, date }: Gift) {
	const names: readonly string[] = Object.values(KEYS);
	const gift = [
		{ key: KEYS.message, value: message },
		{ key: KEYS.date, value: date },
	];
	return [
		...attributes
			.filter(({ key }) => !names.includes(key))
			.map(({ key, value }) => ({ key, value: value ?? '' })),
		...gift.filter(({ value }) => value !== ''),
	];
}
