import { redirect } from '@remix-run/server-runtime';
import { readCart } from '~/features/cart/cart.server';
import { withoutLostFilters } from '~/features/catalog/listing/listing-request';
import { canonicalPath, withPrefix } from '~/i18n/locale-path';
import { isLocale } from '~/i18n/locales';
import { PRIVATE } from '~/lib/cache-control';
import { safePath } from '~/lib/safe-path';
import type { AppContext } from '~/server/context.server';
import { isRefused, isUnavailable } from '~/shopify/errors';
import { countryCookie, loadMarket, localeCookie } from './market.server';

/**
 * Stores the form's country and language, moves the cart to the country, and redirects back to the page. For an
 * unknown country, or an unavailable platform, it redirects to the form with a notice.
 */
export async function changeMarket(context: AppContext, form = new FormData()): Promise<Response> {
	const country = String(form.get('country') ?? '');
	const locale = String(form.get('locale') ?? context.locale);
	const back = safePath(String(form.get('path') ?? '')) ?? '/';
	const problem = await countryProblem(context, country);
	if (problem || !isLocale(locale)) {
		const query = new URLSearchParams({ [problem ?? 'refused']: '1', returnTo: back });
		const path = withPrefix(context.prefix, `/market?${query}`);
		return redirect(path, { status: 303, headers: PRIVATE });
	}
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
