import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { readCart } from '~/features/cart/cart.server';
import { countryCookie, loadMarket, localeCookie } from '~/features/market/market.server';
import { translator } from '~/i18n/i18next.server';
import { canonicalPath, withPrefix } from '~/i18n/locale-path';
import { isLocale } from '~/i18n/locales';
import { PRIVATE } from '~/lib/cache-control';
import { readForm } from '~/lib/read-form';
import { safePath } from '~/lib/safe-path';
import { jsonIfAvailable } from '~/shopify/available.server';
import { isRefused, isUnavailable } from '~/shopify/errors';

/** The countries to choose from and the current one. 503 where the platform is unavailable. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	return jsonIfAvailable(
		async () => Response.json(await loadMarket(context), { headers: PRIVATE }),
		{ error: translator(context.locale)('errors:unavailableShort') },
	);
}

/**
 * Stores country and language, moves the cart to the country, and redirects back to the page; works without
 * JavaScript. For an unknown country, or an unavailable platform, it redirects to the form with a notice.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	const form = await readForm(request);
	const country = String(form?.get('country') ?? '');
	const locale = String(form?.get('locale') ?? context.locale);
	const back = safePath(String(form?.get('path') ?? '')) ?? '/';
	const problem = await problemOf(country);
	if (problem || !isLocale(locale)) {
		const query = new URLSearchParams({ [problem ?? 'refused']: '1', returnTo: back });
		return redirect(withPrefix(context.prefix, `/market?${query}`));
	}
	await moveCart(country);
	const sameLocale = locale === context.locale;
	const target = sameLocale ? withPrefix(context.prefix, back) : canonicalPath(locale, back);
	return redirect(target, countryCookie(country), localeCookie(locale));

	async function problemOf(code: string): Promise<'refused' | 'unavailable' | undefined> {
		try {
			const { countries } = await loadMarket(context);
			return countries.some(({ value }) => value === code) ? undefined : 'refused';
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			return 'unavailable';
		}
	}

	/** A failure leaves the cart unchanged: the next read moves it. */
	async function moveCart(market: string): Promise<void> {
		try {
			await readCart({ ...context, market });
		} catch (error) {
			if (!(isUnavailable(error) || isRefused(error))) throw error;
		}
	}
}

function redirect(location: string, ...cookies: string[]): Response {
	const headers = new Headers({ ...PRIVATE, Location: location });
	for (const cookie of cookies) headers.append('Set-Cookie', cookie);
	return new Response(null, { status: 303, headers });
}
