import type * as v from 'valibot';
import type { OutgoingMessage } from '~/features/mail/message-transport.server';
import { translator } from '~/i18n/i18next.server';
import type { Locale } from '~/i18n/locales';
import { postalAddress } from '~/i18n/postal-address';
import { company } from '~/site';
import { type WithdrawalReceipt, withdrawalFields, type withdrawalSchema } from './withdrawal-form';

export type Declaration = v.InferOutput<typeof withdrawalSchema>;

/** The declaration for the shop. Replies go to the customer. */
export function declarationEmail(
	locale: Locale,
	declaration: Declaration,
	receipt: WithdrawalReceipt,
): OutgoingMessage {
	const t = translator(locale);
	return {
		kind: 'withdrawal',
		to: company.email,
		replyTo: declaration.email,
		// No user input in the subject, because it becomes a mail header.
		subject: t('statutory:emails.declarationSubject', { reference: receipt.reference }),
		text: [t('statutory:emails.declared'), '', ...rowsOf(locale, declaration, receipt)].join('\n'),
		language: locale,
	};
}

/**
 * The receipt for the customer: the declaration with date and time (§ 356a BGB). Anybody can enter another person's
 * address, so the schema refuses links.
 */
export function receiptEmail(
	locale: Locale,
	declaration: Declaration,
	receipt: WithdrawalReceipt,
): OutgoingMessage {
	const t = translator(locale);
	return {
		kind: 'withdrawal-receipt',
		to: declaration.email,
		subject: t('statutory:emails.receiptSubject', { reference: receipt.reference }),
		text: [
			t('statutory:emails.greeting'),
			'',
			t('statutory:emails.received', { time: receipt.receivedAt }),
			'',
			t('statutory:emails.declared'),
			'',
			...rowsOf(locale, declaration, receipt),
			'',
			t('statutory:emails.next'),
			'',
			...postalAddress(company, locale),
			`${company.email}, ${company.phone}`,
		].join('\n'),
		language: locale,
	};
}

function rowsOf(locale: Locale, declaration: Declaration, receipt: WithdrawalReceipt): string[] {
	const t = translator(locale);
	return [
		...withdrawalFields.map((field) => {
			const value = declaration[field] || t('legal:declare.wholeOrder');
			return `${t(`legal:declare.fields.${field}`)}: ${value}`;
		}),
		`${t('legal:declare.receivedAt')}: ${receipt.receivedAt}`,
		`${t('legal:declare.reference')}: ${receipt.reference}`,
	];
}
