import { i18nFor } from '~/i18n/i18next.server';
import type { Locale } from '~/i18n/locales';
import { type ProblemCode, problemText } from '~/i18n/problem-text';
import type { Problems } from '~/lib/checked-form';
import type { ShopifyError } from '~/shopify/errors';
import type { CartWarning } from './cart-outcome.server';
import { MAX_LINE_QUANTITY } from './cart-rules';
import type { CartNotice } from './cart-view';
import { refusedRecipient } from './gift-recipient.server';

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

/** Notices of what a form's schema refused, each once. */
export function problemNotices(problems: Problems, locale: Locale): CartNotice[] {
	return [...new Set(Object.values(problems))].flatMap((code = 'INVALID_REQUEST') => ({
		kind: 'error',
		code,
		message: textOf(code, '', locale),
	}));
}

/** A notice of the shop's own rules. */
export function ownNotice(code: ProblemCode<'cart:notices'>, locale: Locale): CartNotice {
	return { kind: 'error', code, message: textOf(code, '', locale) };
}

function textOf(code: string, message: string, locale: Locale): string {
	const values = { limit: MAX_LINE_QUANTITY };
	return problemText(i18nFor(locale), 'cart:notices', code, message, values);
}
