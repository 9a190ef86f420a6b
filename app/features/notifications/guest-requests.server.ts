import type { OutgoingMessage } from '~/features/mail/message-transport.server';
import { MessageNotSent, sendMessage } from '~/features/mail/outgoing-messages.server';
import { translator } from '~/i18n/i18next.server';
import { canonicalPath } from '~/i18n/locale-path';
import { postalAddress } from '~/i18n/postal-address';
import type { PublicFormResult } from '~/lib/checked-form';
import { issueFormToken } from '~/lib/honeypot.server';
import { checkPublicForm, publicFormResult } from '~/lib/public-form.server';
import { shortHash } from '~/lib/short-hash.server';
import type { AppContext } from '~/server/context.server';
import { countWrite } from '~/shopify/customer-metafields.server';
import { isUnavailable } from '~/shopify/errors';
import { company } from '~/site';
import { type GuestRequest, sealGuestRequest } from './confirm-token.server';
import type { RequestedVariant } from './requested-variant';
import {
	type GuestField,
	guestSchema,
	nameOf,
	type StockRequestOutcome,
} from './stock-request-form';
import { storeStockRequest } from './stock-requests.server';

const HOUR_MS = 60 * 60_000;

/**
 * Sends a guest the link that confirms a request. The server stores nothing, so a repeated request has the same
 * result. Does not throw for invalid input or an unavailable endpoint.
 */
export async function sendConfirmLink(
	context: AppContext,
	variant: RequestedVariant,
	form: FormData,
	now = Date.now(),
): Promise<StockRequestOutcome> {
	const checked = await checkPublicForm(context, form, guestForm(variant.id, now));
	if (!checked.fields) {
		const { form: state = 'check', ...problems } = checked.result.problems ?? {};
		return { status: checked.status, result: { ...checked.result, state, problems } };
	}
	const { email } = checked.fields;
	const hour = Math.floor(now / HOUR_MS);
	const request = { variantId: variant.id, email, hour };
	const token = await sealGuestRequest(context.env.SESSION_SECRET, request);
	const sent = await isSent(context, confirmLinkEmail(context, variant, email, token), request);
	return sent ? { status: 200, result: { state: 'sent' } } : notSent(checked.result);
}

/** The form for a variant: the token of another one is refused. */
function guestForm(variantId: string, now?: number) {
	return { schema: guestSchema, limit: 'stock', name: `stock ${variantId}`, now } as const;
}

/** The token of a new form. */
export function stockRequestFormToken({ env }: AppContext, variantId: string): Promise<string> {
	return issueFormToken(env.SESSION_SECRET, guestForm(variantId).name);
}

/** Result of a guest's form whose variant cannot be read. */
export async function unreadVariant(
	context: AppContext,
	form: FormData,
	variantId: string,
): Promise<StockRequestOutcome> {
	return notSent(await publicFormResult(context, form, guestForm(variantId)));
}

function notSent(result: PublicFormResult<GuestField>): StockRequestOutcome {
	return { status: 503, result: { ...result, state: 'notSent', problems: {} } };
}

/** Stores a guest's confirmed request, only once even if the link is confirmed several times. */
export async function confirmForGuest(
	context: AppContext,
	{ variantId, email, hour }: GuestRequest,
): Promise<StockRequestOutcome> {
	try {
		countWrite(email);
		const since = new Date(hour * HOUR_MS).toISOString();
		const language = context.locale;
		await storeStockRequest(context, { variantId, customer: '', email, language, since });
		return { status: 200, result: { state: 'confirmed' } };
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return { status: 503, result: { state: 'notSent' } };
	}
}

async function isSent(
	{ env, log, locale }: AppContext,
	message: OutgoingMessage,
	{ variantId, email, hour }: GuestRequest,
): Promise<boolean> {
	const key = await shortHash(variantId, email, String(hour), locale);
	const idempotencyKey = `${key}-${message.kind}`;
	try {
		await sendMessage(env, message, { log, idempotencyKey });
		return true;
	} catch (error) {
		if (error instanceof MessageNotSent) return false;
		throw error;
	}
}

function confirmLinkEmail(
	{ env, locale }: AppContext,
	variant: RequestedVariant,
	email: string,
	token: string,
): OutgoingMessage {
	const t = translator(locale);
	const name = nameOf(variant);
	return {
		kind: 'back-in-stock-confirm',
		to: email,
		subject: t('stock:emails.linkSubject', { name }),
		text: [
			t('stock:emails.greeting'),
			'',
			t('stock:emails.wanted', { name }),
			'',
			`${env.SITE_URL}${canonicalPath(locale, '/stock')}?token=${token}`,
			'',
			t('stock:emails.until'),
			'',
			...postalAddress(company, locale),
		].join('\n'),
		language: locale,
	};
}
