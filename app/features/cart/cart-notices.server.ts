import type { Locale } from '~/i18n/locales';
import { problemText } from '~/i18n/problem-text.server';
import type { ShopifyError } from '~/shopify/errors';
import type messages from '../../../locales/de/cart.json';
import type { CartWarning } from './cart-outcome.server';
import { MAX_LINE_QUANTITY } from './cart-rules';
import type { CartNotice } from './cart-view';
import { refusedRecipient } from './gift-recipient.server';

/** Codes of the platform and the shop that have a text. */
type KnownCode = keyof (typeof messages)['notices'];

/** A warning in the visitor's language if its code has a text, else with the platform's text. */
export function warningNotice(warning: CartWarning, locale: Locale): CartNotice {
	return {
		kind: 'warning',
		code: warning.code,
		message: textOf(warning.code, warning.message, locale),
		...(warning.target.includes('/CartLine/') && { lineId: warning.target }),
	};
}

/** The notice of a change that the platform refused; the platform's own message where its code is unknown. */
export function refusalNotice(refusal: ShopifyError, locale: Locale): CartNotice {
	const { field } = refusal;
	if (field.includes('lines') && field.includes('attributes')) return refusedRecipient(locale);
	const aboutMerchandise = field.includes('merchandiseId');
	const code = aboutMerchandise ? 'INVALID_MERCHANDISE' : (refusal.code ?? 'INVALID');
	return { kind: 'error', code, message: textOf(code, refusal.message, locale) };
}

/** A notice of the shop's own rules. */
export function ownNotice(code: KnownCode, locale: Locale): CartNotice {
	return { kind: 'error', code, message: textOf(code, '', locale) };
}

function textOf(code: string, message: string, locale: Locale): string {
	return problemText(locale, 'cart:notices', { code, message }, { limit: MAX_LINE_QUANTITY });
}
