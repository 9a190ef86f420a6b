import type * as v from 'valibot';
import type { OutgoingMessage } from '~/features/mail/message-transport.server';
import { MessageNotSent, sendMessage } from '~/features/mail/outgoing-messages.server';
import { translator } from '~/i18n/i18next.server';
import { checkForm, typedIn } from '~/lib/checked-form';
import { honeypotFields } from '~/lib/honeypot';
import { checkHoneypot, issueFormToken } from '~/lib/honeypot.server';
import { shortHash } from '~/lib/short-hash.server';
import type { AppContext } from '~/server/context.server';
import { company } from '~/site';
import { type ContactAnswer, contactSchema } from './contact-form';

export type ContactOutcome =
	| { status: 200 }
	| { status: (typeof STATUS)[ContactAnswer['state']]; answer: ContactAnswer };

/** Status of a form that was not sent. */
const STATUS = { check: 422, again: 422, throttled: 429, notSent: 503 } as const;

/** Name of the form in its token. */
const FORM = 'contact';

type ContactFields = v.InferOutput<typeof contactSchema>;

/** The token of a new form. */
export function contactFormToken({ env }: AppContext): Promise<string> {
	return issueFormToken(env.SESSION_SECRET, FORM);
}

/** Sends a contact form by e-mail. Does not throw for invalid input or an unavailable endpoint. */
export async function sendContact(
	context: AppContext,
	form = new FormData(),
): Promise<ContactOutcome> {
	const { env, log, limits } = context;
	const typed = typedIn(contactSchema, form);
	const check = await checkHoneypot(form, {
		secret: env.SESSION_SECRET,
		form: FORM,
		consume: limits.consumeFormToken,
	});
	// The token is part of the idempotency key: keeping it prevents sending the message twice.
	const formToken =
		check.kind === 'person'
			? String(form.get(honeypotFields.token))
			: await contactFormToken(context);
	const failed = (state: ContactAnswer['state'], problems = {}): ContactOutcome => ({
		status: STATUS[state],
		answer: { state, problems, typed, formToken },
	});
	const { fields, problems } = checkForm(contactSchema, form);
	if (problems) return failed('check', problems);
	if (check.kind !== 'person') return failed('again');
	if (!(await limits.allow('contact'))) return failed('throttled');
	try {
		await sendMessage(env, messageOf(context, fields), {
			log,
			idempotencyKey: await shortHash(check.id, ...Object.values(typed)),
		});
	} catch (error) {
		if (!(error instanceof MessageNotSent)) throw error;
		return failed('notSent');
	}
	return { status: 200 };
}

function messageOf({ locale }: AppContext, fields: ContactFields): OutgoingMessage {
	const t = translator(locale);
	const topic = t(`contact:topics.${fields.topic}`);
	const head = [
		[t('contact:topic'), topic],
		[t('contact:name'), fields.name],
		[t('contact:email'), fields.email],
		...(fields.order ? [[t('contact:order'), fields.order]] : []),
	];
	return {
		kind: 'contact',
		to: company.email,
		replyTo: fields.email,
		// No user input in the subject, because it becomes a mail header.
		subject: t('contact:subject', { topic }),
		text: [...head.map(([name, value]) => `${name}: ${value}`), '', fields.message].join('\n'),
		language: locale,
	};
}
