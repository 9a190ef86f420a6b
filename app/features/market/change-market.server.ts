import { redirect } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { readCart } from '~/features/cart/cart.server';
import { withoutLostFilters } from '~/features/catalog/listing/listing-request';
import { canonicalPath, withPrefix } from '~/i18n/locale-path';
import { isLocale, localeCodes, locales } from '~/i18n/locales';
import { PRIVATE } from '~/lib/cache-control';
import { checkForm } from '~/lib/checked-form';
import { safePath } from '~/lib/safe-path';
import type { AppContext } from '~/server/context.server';
import { isRefused, isUnavailable } from '~/shopify/errors';
import { countryCookie, isOtherCountry, loadMarket, localeCookie } from './market.server';

const marketForm = v.object({ country: v.string(), locale: v.optional(v.picklist(localeCodes)) });

const localeForm = v.object({
	locale: v.picklist(localeCodes),
	/** The language of the form's page. */
	from: v.string(),
});

/** The path of the form's page, without a locale prefix. */
function pathOf(form: FormData): string {
	return safePath(String(form.get('path') ?? '')) ?? '/';
}

/**
 * Stores the form's country and language, moves the cart to the country, and redirects back to the page. For an
 * unknown country, or an unavailable platform, it redirects to the form with a notice.
 */
export async function changeMarket(context: AppContext, form = new FormData()): Promise<Response> {
	const { fields } = checkForm(marketForm, form);
	const back = pathOf(form);
	const problem = fields ? await countryProblem(context, fields.country) : 'refused';
	if (!fields || problem) {
		const query = new URLSearchParams({ [problem ?? 'refused']: '1', returnTo: back });
		const path = withPrefix(context.prefix, `/market?${query}`);
		return redirect(path, { status: 303, headers: PRIVATE });
	}
	const { country, locale = context.locale } = fields;
	await moveCart(context, country);
	const sameLocale = locale === context.locale;
	const path = withoutLostFilters(back, {
		language: !sameLocale,
		country: country !== context.market,
	});
	const target = sameLocale ? withPrefix(context.prefix, path) : canonicalPath(locale, path);
	const headers = new Headers(PRIVATE);
	headers.append('Set-Cookie', countryCookie(country));
	headers.append('Set-Cookie', localeCookie(locale));
	return redirect(target, { status: 303, headers });
}

/** Stores the form's language and redirects to the same page in it. 400 for an unknown language. */
export function changeLocale(
	context: AppContext,
	request: Request,
	form = new FormData(),
): Response {
	const { fields } = checkForm(localeForm, form);
	if (!fields) return Response.json({ error: 'Unknown locale' }, { status: 400 });
	const { locale, from } = fields;
	const headers = new Headers({ 'Set-Cookie': localeCookie(locale) });
	const isOther = isOtherCountry(context, request, from, locale);
	const hasCart = context.session.get('cartId') !== undefined;
	// The language alone must not change the prices and shipping of a cart.
	const keepsCountry = isOther && hasCart && isLocale(from);
	if (keepsCountry) headers.append('Set-Cookie', countryCookie(locales[from].country));
	const target = withoutLostFilters(pathOf(form), {
		language: from !== locale,
		country: isOther && !keepsCountry,
	});
	return redirect(canonicalPath(locale, target), { status: 303, headers });
}

async function countryProblem(
	context: AppContext,
	country: string,
): Promise<'refused' | 'unavailable' | undefined> {
	try {
		const { countries } = await loadMarket(context);
		return countries.some(({ value }) => value === country) ? undefined : 'refused';
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return 'unavailable';
	}
}

/** A failure leaves the cart unchanged: the next read moves it. */
async function moveCart(context: AppContext, market: string): Promise<void> {
	try {
		await readCart({ ...context, market });
	} catch (error) {
		if (!(isUnavailable(error) || isRefused(error))) throw error;
	}
}
