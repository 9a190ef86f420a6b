import { translator } from '~/i18n/i18next.server';
import type { Locale } from '~/i18n/locales';
import type { Refused } from '~/shopify/errors';
import type { CartWarning } from './cart-outcome.server';
import { MAX_LINE_QUANTITY } from './cart-rules';
import type { CartNotice } from './cart-view';

/** Codes of the platform and of the shop that have words of their own in `cart:notices`. */
const KNOWN = new Set([
	'DISCOUNT_CODE_NOT_HONOURED',
	'DISCOUNT_CURRENTLY_INACTIVE',
	'DISCOUNT_NOT_FOUND',
	'DISCOUNT_PURCHASE_NOT_IN_RANGE',
	'EMPTY_CODE',
	'INVALID_MERCHANDISE',
	'INVALID_MERCHANDISE_LINE',
	'INVALID_REQUEST',
	'LINE_LIMIT',
	'MERCHANDISE_NOT_ENOUGH_STOCK',
	'MERCHANDISE_OUT_OF_STOCK',
	'QUANTITY_INVALID',
	'SELLING_PLAN_NOT_APPLICABLE',
	'UNAVAILABLE',
	'VARIANT_REQUIRES_SELLING_PLAN',
] as const);

type KnownCode = typeof KNOWN extends Set<infer Code> ? Code : never;

/** A warning in the shopper's language where its code is known, else in the platform's words. */
export function warningNotice(warning: CartWarning, locale: Locale): CartNotice {
	return {
		kind: 'warning',
		code: warning.code,
		message: textOf(warning.code, warning.message, locale),
		...(warning.target.includes('/CartLine/') && { lineId: warning.target }),
	};
}

export function refusalNotice(refusal: Refused, locale: Locale): CartNotice {
	const aboutMerchandise = refusal.field.includes('merchandiseId');
	const code = aboutMerchandise ? 'INVALID_MERCHANDISE' : (refusal.code ?? 'INVALID');
	return { kind: 'error', code, message: textOf(code, refusal.message, locale) };
}

/** A notice in the shop's own words. */
export function ownNotice(code: KnownCode, locale: Locale): CartNotice {
	return { kind: 'error', code, message: textOf(code, '', locale) };
}

function textOf(code: string, fallback: string, locale: Locale): string {
	return isKnown(code)
		? translator(locale)(`cart:notices.${code}`, { limit: MAX_LINE_QUANTITY })
		: fallback;
}

function isKnown(code: string): code is KnownCode {
	return (KNOWN as Set<string>).has(code);
}
