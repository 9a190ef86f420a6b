import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { readCart } from '~/features/cart/cart.server';
import { countryCookie, loadMarket, localeCookie } from '~/features/market/market.server';
import { canonicalPath, withPrefix } from '~/i18n/locale-path';
import { isLocale } from '~/i18n/locales';
import { readForm } from '~/lib/read-form';
import { safePath } from '~/lib/safe-path';
import { isRefused, isUnavailable } from '~/shopify/errors';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** The countries to choose from and the one that holds now. 503 in trouble. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	try {
		return Response.json(await loadMarket(context), { headers: PRIVATE });
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return Response.json({ error: error.message }, { status: 503, headers: PRIVATE });
	}
}

/**
 * Keeps country and language, moves the cart there, and leads back to where the visitor was; works without
 * JavaScript. A country that is none of the shop's, or of which nobody knows in trouble, leads to the form, which
 * says so.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	const form = await readForm(request);
	const country = String(form?.get('country') ?? '');
	const locale = String(form?.get('locale') ?? context.locale);
	const back = safePath(String(form?.get('path') ?? '')) ?? '/';
	const problem = await problemOf(country);
	if (problem || !isLocale(locale)) {
		const asked = new URLSearchParams({ [problem ?? 'refused']: '1', returnTo: back });
		return redirect(withPrefix(context.prefix, `/market?${asked}`));
	}
	await moveCart(country);
	const kept = locale === context.locale;
	const target = kept ? withPrefix(context.prefix, back) : canonicalPath(locale, back);
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

	/** In trouble the cart stays where it is: the next look at it moves it. */
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
