import * as v from 'valibot';
import type { OutgoingMessage } from '~/features/mail/message-transport.server';
import { MessageNotSent, sendMessage } from '~/features/mail/outgoing-messages.server';
import { locales } from '~/i18n/locales';
import { checkForm, readValues } from '~/lib/checked-form';
import { issueFormToken } from '~/lib/honeypot.server';
import { checkPublicForm } from '~/lib/public-form.server';
import { shortHash } from '~/lib/short-hash.server';
import { readSignedText, signText } from '~/lib/signed-text.server';
import type { AppContext } from '~/server/context.server';
import { site } from '~/site';
import { type Declaration, declarationEmail, receiptEmail } from './withdrawal-emails.server';
import {
	intents,
	type WithdrawalReceipt,
	type WithdrawalResult,
	withdrawalSchema,
} from './withdrawal-form';

export type WithdrawalOutcome =
	/** Declared; `receipt` is a signed text for the URL of the confirmation page. */
	| { made: true; receipt: string }
	| { made: false; status: 200 | 422 | 429 | 503; result: WithdrawalResult };

const PURPOSE = 'withdrawal-receipt';

const intent = v.fallback(v.picklist(intents), 'review');

/**
 * Runs one step of the withdrawal. The server stores nothing between the steps: the second form contains the values
 * of the first. Does not throw for invalid input or an unavailable endpoint.
 */
export async function handleWithdrawalStep(
	context: AppContext,
	form = new FormData(),
	now = Date.now(),
): Promise<WithdrawalOutcome> {
	const values = readValues(withdrawalSchema, form);
	const step = v.parse(intent, form.get('intent'));
	const { fields, problems } = checkForm(withdrawalSchema, form);
	if (step === 'edit' || !fields) {
		const result: WithdrawalResult = { step: 'enter', values, formToken: '' };
		return step === 'edit'
			? { made: false, status: 200, result }
			: { made: false, status: 422, result: { ...result, problems } };
	}
	const review = (
		status: 200 | 422 | 429 | 503,
		result: Omit<WithdrawalResult, 'step'>,
	): WithdrawalOutcome => ({ made: false, status, result: { step: 'review', ...result } });
	const name = await declarationForm(fields);
	if (step === 'review') {
		const formToken = await issueFormToken(context.env.SESSION_SECRET, name, now);
		return review(200, { values, formToken });
	}
	const publicForm = { schema: withdrawalSchema, limit: 'withdrawal', name, now } as const;
	const checked = await checkPublicForm(context, form, publicForm);
	if (!checked.fields) return review(checked.status, checked.result);
	const declaration = { fields, key: await shortHash(checked.tokenId, contentOf(fields)) };
	const declared = await declare(context, declaration, now);
	if ('receipt' in declared) return { made: true, receipt: declared.receipt };
	return review(503, { ...checked.result, problems: { form: declared.state } });
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
