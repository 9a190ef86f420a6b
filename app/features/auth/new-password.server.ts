import {
	canSendMessages,
	MessageNotSent,
	sendMessage,
} from '~/features/mail/outgoing-messages.server';
import { translator } from '~/i18n/i18next.server';
import { withPrefix } from '~/i18n/locale-path';
import { postalAddress } from '~/i18n/postal-address';
import type { AppContext } from '~/server/context.server';
import { company } from '~/site';

/**
 * Notifies the owner of an account that its password was reset, in case it was somebody else. Without an endpoint for
 * messages nothing is sent; a failure is logged.
 */
export async function sendPasswordNotice(
	{ env, locale, prefix, log }: AppContext,
	email: string,
): Promise<void> {
	if (!canSendMessages(env)) return;
	const t = translator(locale);
	const message = {
		kind: 'password-changed',
		to: email,
		subject: t('mail:passwordChanged.subject'),
		text: [
			t('mail:greeting'),
			'',
			t('mail:passwordChanged.text'),
			'',
			t('mail:passwordChanged.notYou', { email: company.email }),
			'',
			`${env.SITE_URL}${withPrefix(prefix, '/auth/recover')}`,
			'',
			...postalAddress(company, locale),
		].join('\n'),
		language: locale,
	} as const;
	try {
		await sendMessage(env, message, { log });
	} catch (error) {
		if (!(error instanceof MessageNotSent)) throw error;
	}
}
