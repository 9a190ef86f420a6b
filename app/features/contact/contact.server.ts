import type * as v from 'valibot';
import type { OutgoingMessage } from '~/features/mail/message-transport.server';
import { MessageNotSent, sendMessage } from '~/features/mail/outgoing-messages.server';
import { translator } from '~/i18n/i18next.server';
import { issueFormToken } from '~/lib/honeypot.server';
import { checkPublicForm } from '~/lib/public-form.server';
import { shortHash } from '~/lib/short-hash.server';
import type { AppContext } from '~/server/context.server';
import { company } from '~/site';
import { type ContactResult, contactSchema } from './contact-form';

const FORM = 'contact';

type ContactFields = v.InferOutput<typeof contactSchema>;

/** The token of a new form. */
export function contactFormToken({ env }: AppContext): Promise<string> {
	return issueFormToken(env.SESSION_SECRET, FORM);
}

/**
 * Sends a contact form by e-mail. Returns a `result` if it was not sent: 422, 429, 503. Does not throw for invalid
 * input or an unavailable endpoint.
 */
export async function sendContact(
	context: AppContext,
	form = new FormData(),
): Promise<{ status: number; result?: ContactResult }> {
	const { env, log } = context;
	const checked = await checkPublicForm(context, form, { schema: contactSchema, limit: FORM });
	if (!checked.fields) return checked;
	const { fields, tokenId, result } = checked;
	try {
		await sendMessage(env, messageOf(context, fields), {
			log,
			// The token is part of the key: keeping it prevents sending the message twice.
			idempotencyKey: await shortHash(tokenId, ...Object.values(result.values)),
		});
	} catch (error) {
		if (!(error instanceof MessageNotSent)) throw error;
		return { status: 503, result: { ...result, problems: { form: 'notSent' } } };
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
