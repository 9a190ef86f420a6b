import { translator } from '~/i18n/i18next.server';
import { canonicalPath } from '~/i18n/locale-path';
import { localize } from '~/i18n/locales';
import { checkForm, typedIn } from '~/lib/checked-form';
import { honeypotFields } from '~/lib/honeypot';
import { checkHoneypot, issueStamp } from '~/lib/honeypot.server';
import {
	MessageNotSent,
	messageKey,
	type OutgoingMessage,
	sendMessage,
} from '~/lib/messages.server';
import type { AppContext } from '~/server/context.server';
import { company } from '~/site';
import { signGuestRequest } from './confirm-token.server';
import type { RequestedVariant } from './requested-variant';
import { guestSchema, nameOf, type StockAnswer, type StockOutcome } from './stock-form';

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
	const { SESSION_SECRET } = context.env;
	const { kind } = await checkHoneypot(form, SESSION_SECRET, now);
	const failed = (state: StockAnswer['state'], problems?: StockAnswer['problems']) =>
		guestFailure(context, form, { state, problems, now });
	const { fields, problems } = checkForm(guestSchema, form);
	if (problems) return failed('check', problems);
	if (kind !== 'person') return failed('again');
	const token = await signGuestRequest(
		SESSION_SECRET,
		{ variantId: variant.id, email: fields.email },
		now,
	);
	const letter = linkLetter(context, variant, fields.email, token);
	const sent = await isSent(context, letter, token);
	return sent ? { status: 200, answer: { state: 'sent' } } : failed('notSent');
}

/** Result of a guest's failed form: its values, and a stamp. A valid stamp is kept, because it is old enough. */
export async function guestFailure(
	{ env: { SESSION_SECRET } }: AppContext,
	form: FormData,
	{
		state,
		problems = {},
		now = Date.now(),
	}: Pick<StockAnswer, 'state' | 'problems'> & { now?: number },
): Promise<StockOutcome> {
	const { kind } = await checkHoneypot(form, SESSION_SECRET, now);
	const stamp =
		kind === 'person'
			? String(form.get(honeypotFields.stamp))
			: await issueStamp(SESSION_SECRET, now);
	return {
		status: state === 'notSent' ? 503 : 422,
		answer: { state, problems, typed: typedIn(guestSchema, form), stamp },
	};
}

/** Sends the shop a guest's confirmed request, only once even if the link is confirmed several times. */
export async function confirmForGuest(
	context: AppContext,
	variant: RequestedVariant,
	email: string,
	token: string,
): Promise<StockOutcome> {
	const sent = await isSent(context, requestLetter(context, variant, email), token);
	return sent
		? { status: 200, answer: { state: 'confirmed' } }
		: { status: 503, answer: { state: 'notSent' } };
}

async function isSent(
	{ env, log, locale }: AppContext,
	letter: OutgoingMessage,
	token: string,
): Promise<boolean> {
	// The guest's message depends on the language, the shop's does not.
	const parts = letter.kind === 'back-in-stock' ? [token] : [token, locale];
	const idempotencyKey = `${await messageKey(...parts)}-${letter.kind}`;
	try {
		await sendMessage(env.MESSAGES_URL, letter, { log, idempotencyKey });
		return true;
	} catch (error) {
		if (error instanceof MessageNotSent) return false;
		throw error;
	}
}

function linkLetter(
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
		subject: t('stock:letters.linkSubject', { name }),
		text: [
			t('stock:letters.greeting'),
			'',
			t('stock:letters.wanted', { name }),
			'',
			`${env.SITE_URL}${canonicalPath(locale, '/stock')}?token=${token}`,
			'',
			t('stock:letters.until'),
			'',
			company.name,
			`${company.street}, ${company.postcode} ${company.city}, ${localize(company.country, locale)}`,
		].join('\n'),
		language: locale,
	};
}

function requestLetter(
	{ locale }: AppContext,
	variant: RequestedVariant,
	email: string,
): OutgoingMessage {
	const t = translator(locale);
	const name = nameOf(variant);
	return {
		kind: 'back-in-stock',
		to: company.email,
		replyTo: email,
		subject: t('stock:letters.requestSubject', { name }),
		text: [
			t('stock:letters.confirmed'),
			'',
			`${t('stock:letters.product')}: ${name}`,
			`${t('stock:letters.variant')}: ${variant.id}`,
			`${t('stock:guest.email')}: ${email}`,
			`${t('stock:letters.language')}: ${locale}`,
		].join('\n'),
		language: locale,
	};
}
