import { formatDay } from '~/i18n/format';
import { i18nFor, translator } from '~/i18n/i18next.server';
import type { Locale } from '~/i18n/locales';
import { problemText } from '~/i18n/problem-text';
import { checkForm, type Problems, readValues } from '~/lib/checked-form';
import type { AppContext } from '~/server/context.server';
import { variantGid } from '~/shopify/ids';
import { operation } from '~/shopify/operation.server';
import { GIFT_CARD_QUERY } from './cart.queries';
import type { Attribute } from './cart.server';
import type { CartNotice } from './cart-view';
import {
	recipientAttributes,
	recipientOf,
	recipientSchema,
	SEND_FIELD,
	type TypedRecipient,
} from './gift-recipient';

/** Code of the notices about a recipient. */
const CODE = 'RECIPIENT';

/** The line's attributes that a purchase form asks for, or what is wrong with them. */
export function checkRecipient(
	form: FormData,
):
	| { attributes: Attribute[]; problems?: undefined }
	| { attributes?: undefined; problems: Problems } {
	if (!form.has(SEND_FIELD)) return { attributes: [] };
	const { fields, problems } = checkForm(recipientSchema, form);
	return fields ? { attributes: recipientAttributes(fields) } : { problems };
}

/** The attributes, none for a variant that is no gift card: only those are sent to a recipient. */
export async function forGiftCard(
	context: AppContext,
	variantId: string,
	attributes: Attribute[],
): Promise<Attribute[]> {
	if (attributes.length === 0) return attributes;
	const { node } = await operation(context, 'Cannot read variant', () =>
		context.shopify.query(GIFT_CARD_QUERY, { variables: { id: variantId }, cacheable: true }),
	);
	const isGiftCard = node?.__typename === 'ProductVariant' && node.product.isGiftCard;
	return isGiftCard ? attributes : [];
}

/** What was typed, where a gift card's purchase form with a recipient failed. */
export function typedRecipient(form: FormData): TypedRecipient | undefined {
	const variantId = String(form.get('variantId'));
	if (!form.has(SEND_FIELD) || !variantGid(variantId)) return undefined;
	return {
		variantId,
		quantity: String(form.get('quantity') ?? '1'),
		values: readValues(recipientSchema, form),
		problems: checkForm(recipientSchema, form).problems ?? {},
	};
}

export function recipientNotices(problems: Problems, locale: Locale): CartNotice[] {
	return Object.values(problems).flatMap((problem = '') => ({
		kind: 'error',
		code: CODE,
		message: problemText(i18nFor(locale), 'recipient:problems', problem),
	}));
}

/** Where the platform refuses what the schema accepts, such as an address. */
export function refusedRecipient(locale: Locale): CartNotice {
	return {
		kind: 'error',
		code: CODE,
		message: problemText(i18nFor(locale), 'recipient:problems', 'refused'),
	};
}

/** The fields of the purchase form that give a line the same attributes; `undefined` where no form does. */
export function recipientFields(
	attributes: readonly { key: string; value?: string | null }[],
): Record<string, string> | undefined {
	if (attributes.length === 0) return {};
	const recipient = recipientOf(attributes);
	if (!recipient) return undefined;
	const written = recipientAttributes(recipient);
	const isSame =
		written.length === attributes.length &&
		attributes.every((read) =>
			written.some(({ key, value }) => key === read.key && value === read.value),
		);
	return isSame ? { [SEND_FIELD]: 'on', ...recipient } : undefined;
}

/** What a line says about its recipient, first the name or address. */
export function recipientTexts(
	attributes: readonly { key: string; value?: string | null }[],
	locale: Locale,
): string[] {
	const recipient = recipientOf(attributes);
	if (!recipient) return [];
	const { email, name, message, date } = recipient;
	const t = translator(locale);
	const isDay = !Number.isNaN(Date.parse(`${date}T00:00Z`));
	return [
		t('recipient:to', { recipient: name ? `${name}, ${email}` : email }),
		...(isDay ? [t('recipient:sendOn', { date: formatDay(date, locale) })] : []),
		...(message ? [message] : []),
	];
}
