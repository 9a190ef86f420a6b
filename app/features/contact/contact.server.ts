import type * as v from 'valibot';
import { translator } from '~/i18n/i18next.server';
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
import { type ContactAnswer, contactSchema } from './contact-form';

export type ContactOutcome = { status: 200 } | { status: 422 | 503; answer: ContactAnswer };

type ContactFields = v.InferOutput<typeof contactSchema>;

/** Sends a contact form by e-mail. Does not throw for invalid input or an unavailable endpoint. */
export async function sendContact(
	context: AppContext,
	form = new FormData(),
): Promise<ContactOutcome> {
	const { env, log } = context;
	const typed = typedIn(contactSchema, form);
	const check = await checkHoneypot(form, env.SESSION_SECRET);
	// The stamp is part of the idempotency key: keeping it prevents sending the message twice.
	const stamp =
		check.kind === 'person'
			? String(form.get(honeypotFields.stamp))
			: await issueStamp(env.SESSION_SECRET);
	const failed = (state: ContactAnswer['state'], problems = {}): ContactOutcome => ({
		status: state === 'notSent' ? 503 : 422,
		answer: { state, problems, typed, stamp },
	});
	const { fields, problems } = checkForm(contactSchema, form);
	if (problems) return failed('check', problems);
	if (check.kind !== 'person') return failed('again');
	try {
		await sendMessage(env.MESSAGES_URL, messageOf(context, fields), {
			log,
			idempotencyKey: await messageKey(check.id, ...Object.values(typed)),
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
