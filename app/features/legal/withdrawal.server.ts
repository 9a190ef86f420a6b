import * as v from 'valibot';
import type { OutgoingMessage } from '~/features/mail/message-transport.server';
import { MessageNotSent, sendMessage } from '~/features/mail/outgoing-messages.server';
import { locales } from '~/i18n/locales';
import { checkForm, typedIn } from '~/lib/checked-form';
import { honeypotFields } from '~/lib/honeypot';
import { checkHoneypot, issueFormToken } from '~/lib/honeypot.server';
import { shortHash } from '~/lib/short-hash.server';
import { readSignedText, signText } from '~/lib/signed-text.server';
import type { AppContext } from '~/server/context.server';
import { site } from '~/site';
import { type Declaration, declarationEmail, receiptEmail } from './withdrawal-emails.server';
import {
	intents,
	type WithdrawalAnswer,
	type WithdrawalReceipt,
	withdrawalSchema,
} from './withdrawal-form';

export type WithdrawalOutcome =
	/** Declared; `receipt` is a signed text for the URL of the confirmation page. */
	| { made: true; receipt: string }
	| { made: false; status: 200 | 422 | 429 | 503; answer: WithdrawalAnswer };

const PURPOSE = 'withdrawal-receipt';

const intent = v.fallback(v.picklist(intents), 'review');

/**
 * Runs one step of the withdrawal. The server stores nothing between the steps: the second form contains the values
 * of the first. Does not throw for invalid input or an unavailable endpoint.
 */
export async function takeWithdrawalStep(
	context: AppContext,
	form = new FormData(),
	now = Date.now(),
): Promise<WithdrawalOutcome> {
	const secret = context.env.SESSION_SECRET;
	const { limits } = context;
	const typed = typedIn(withdrawalSchema, form);
	const step = v.parse(intent, form.get('intent'));
	const { fields, problems } = checkForm(withdrawalSchema, form);
	if (step === 'edit' || !fields) {
		const answer: WithdrawalAnswer = { step: 'enter', typed, formToken: '' };
		return step === 'edit'
			? { made: false, status: 200, answer }
			: { made: false, status: 422, answer: { ...answer, problems } };
	}
	const review = (
		status: 200 | 422 | 429 | 503,
		formToken: string,
		state?: WithdrawalAnswer['state'],
	): WithdrawalOutcome => ({
		made: false,
		status,
		answer: { step: 'review', typed, formToken, state },
	});
	const declared = await declarationForm(fields);
	if (step === 'review') return review(200, await issueFormToken(secret, declared, now));
	const check = await checkHoneypot(form, {
		secret,
		form: declared,
		consume: limits.consumeFormToken,
		now,
	});
	if (check.kind !== 'person') {
		return review(422, await issueFormToken(secret, declared, now), 'again');
	}
	const formToken = String(form.get(honeypotFields.token));
	if (!(await limits.allow('withdrawal', fields.email))) return review(429, formToken, 'throttled');
	const declaration = { fields, key: await shortHash(check.id, contentOf(fields)) };
	const result = await declare(context, declaration, now);
	if ('receipt' in result) return { made: true, receipt: result.receipt };
	return review(503, formToken, result.state);
}

/** Names the form of one declaration, for its token: a token is valid for this declaration only. */
export async function declarationForm(fields: Declaration): Promise<string> {
	return `withdrawal ${await shortHash(contentOf(fields))}`;
}

/** Browsers send line breaks in different ways. */
function contentOf(fields: Declaration): string {
	return JSON.stringify(Object.values(fields).map((value) => value.replace(/\r\n?/g, '\n')));
}

/**
 * Sends the declaration to the shop, then the receipt to the customer; each only once, even after several tries.
 * A repeated declaration has the time of the first one, which the endpoint returns.
 */
async function declare(
	context: AppContext,
	{ fields, key }: { fields: Declaration; key: string },
	now: number,
): Promise<{ receipt: string } | { state: 'notSent' | 'receiptMissing' }> {
	const { env, locale } = context;
	const reference = referenceOf(key);
	const receiptAt = (time: number) => ({ receivedAt: timeOf(context, time), reference });
	const declaration = declarationEmail(locale, fields, receiptAt(now));
	const sent = await send(context, { ...declaration, at: new Date(now).toISOString() }, key);
	if (!sent) return { state: 'notSent' };
	const first = sent.at ?? now;
	if (!(await send(context, receiptEmail(locale, fields, receiptAt(first)), key))) {
		return { state: 'receiptMissing' };
	}
	const text = `${first.toString(36)}.${reference}`;
	return { receipt: await signText(env.SESSION_SECRET, PURPOSE, text) };
}

/** Time at which the message was first sent, if the endpoint returns it; `undefined` if it was not sent. */
async function send(
	{ env, log }: AppContext,
	message: OutgoingMessage,
	key: string,
): Promise<{ at: number | undefined } | undefined> {
	try {
		const idempotencyKey = `${key}-${message.kind}`;
		return { at: await sendMessage(env, message, { log, idempotencyKey }) };
	} catch (error) {
		if (error instanceof MessageNotSent) return undefined;
		throw error;
	}
}

/** Reads a receipt's signed text; `undefined` if the signature is invalid. */
export async function readReceipt(
	context: AppContext,
	signed: string | null,
): Promise<WithdrawalReceipt | undefined> {
	const text = await readSignedText(context.env.SESSION_SECRET, PURPOSE, signed ?? '');
	const [time = '', reference = ''] = text?.split('.') ?? [];
	if (!reference) return undefined;
	return { receivedAt: timeOf(context, Number.parseInt(time, 36)), reference };
}

function timeOf({ locale }: AppContext, time: number): string {
	return new Intl.DateTimeFormat(locales[locale].tag, {
		dateStyle: 'long',
		timeStyle: 'long',
		timeZone: site.timeZone,
	}).format(time);
}

/** Short, so that it can be read out on the phone. */
function referenceOf(key: string): string {
	return key.slice(0, 8).toUpperCase();
}
