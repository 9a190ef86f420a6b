import type { OutgoingMessage } from '~/features/mail/message-transport.server';
import { MessageNotSent, sendMessage } from '~/features/mail/outgoing-messages.server';
import { translator } from '~/i18n/i18next.server';
import { canonicalPath } from '~/i18n/locale-path';
import { postalAddress } from '~/i18n/postal-address';
import { checkForm, typedIn } from '~/lib/checked-form';
import { honeypotFields } from '~/lib/honeypot';
import { checkHoneypot, type HoneypotResult, issueFormToken } from '~/lib/honeypot.server';
import { shortHash } from '~/lib/short-hash.server';
import type { AppContext } from '~/server/context.server';
import { countWrite } from '~/shopify/customer-metafields.server';
import { isUnavailable } from '~/shopify/errors';
import { company } from '~/site';
import { type GuestRequest, sealGuestRequest } from './confirm-token.server';
import type { RequestedVariant } from './requested-variant';
import { guestSchema, nameOf, type StockAnswer, type StockOutcome } from './stock-form';
import { storeWaiting } from './waiting.server';

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
): Promise<StockOutcome> {
	const { env, limits } = context;
	const secret = env.SESSION_SECRET;
	const check = { secret, form: stockForm(variant.id), now };
	const { kind } = await checkHoneypot(form, { ...check, consume: limits.consumeFormToken });
	const failed = (state: StockAnswer['state'], problems?: StockAnswer['problems']) =>
		guestFailure(context, form, { state, problems, variantId: variant.id, now, kind });
	const { fields, problems } = checkForm(guestSchema, form);
	if (problems) return failed('check', problems);
	if (kind !== 'person') return failed('again');
	if (!(await limits.allow('stock', fields.email))) return failed('throttled');
	const hour = Math.floor(now / HOUR_MS);
	const request = { variantId: variant.id, email: fields.email, hour };
	const token = await sealGuestRequest(secret, request);
	const message = confirmLinkEmail(context, variant, fields.email, token);
	const sent = await isSent(context, message, request);
	return sent ? { status: 200, answer: { state: 'sent' } } : failed('notSent');
}

/** The form for a variant in its token: the token of another one is refused. */
function stockForm(variantId: string): string {
	return `stock ${variantId}`;
}

/** The token of a new form. */
export function stockFormToken(
	{ env }: AppContext,
	variantId: string,
	now?: number,
): Promise<string> {
	return issueFormToken(env.SESSION_SECRET, stockForm(variantId), now);
}

interface GuestFailure extends Pick<StockAnswer, 'state' | 'problems'> {
	variantId: string;
	now?: number;
	/** Result of the check of the token, where it was made. */
	kind?: HoneypotResult['kind'];
}

/** Result of a guest's failed form: its values, and a token. A valid token is kept, because it is old enough. */
export async function guestFailure(
	context: AppContext,
	form: FormData,
	{ state, problems = {}, variantId, now = Date.now(), kind }: GuestFailure,
): Promise<StockOutcome> {
	const secret = context.env.SESSION_SECRET;
	const check = { secret, form: stockForm(variantId), now };
	const isValid = (kind ?? (await checkHoneypot(form, check)).kind) === 'person';
	const formToken = isValid
		? String(form.get(honeypotFields.token))
		: await stockFormToken(context, variantId, now);
	const statuses: Partial<Record<StockAnswer['state'], 429 | 503>> = {
		throttled: 429,
		notSent: 503,
	};
	return {
		status: statuses[state] ?? 422,
		answer: { state, problems, typed: typedIn(guestSchema, form), formToken },
	};
}

/** Stores a guest's confirmed request, only once even if the link is confirmed several times. */
export async function confirmForGuest(
	context: AppContext,
	{ variantId, email, hour }: GuestRequest,
): Promise<StockOutcome> {
	try {
		countWrite(email);
		const since = new Date(hour * HOUR_MS).toISOString();
		const language = context.locale;
		await storeWaiting(context, { variantId, customer: '', email, language, since });
		return { status: 200, answer: { state: 'confirmed' } };
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return { status: 503, answer: { state: 'notSent' } };
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
