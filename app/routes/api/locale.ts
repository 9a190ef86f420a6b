import { type ActionFunctionArgs, redirect } from '@remix-run/server-runtime';
import { withoutLostFilters } from '~/features/catalog/listing/listing-request';
import { countryCookie, isOtherCountry, localeCookie } from '~/features/market/market.server';
import { canonicalPath } from '~/i18n/locale-path';
import { isLocale, locales } from '~/i18n/locales';
import { methodNotAllowed } from '~/lib/method-not-allowed.server';
import { readForm } from '~/lib/read-form';
import { safePath } from '~/lib/safe-path';

export function loader(): Response {
	return methodNotAllowed();
}

/** Stores the chosen language and redirects to the same page in it; works without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	const form = await readForm(request);
	const locale = String(form?.get('locale'));
	if (!isLocale(locale)) {
		return Response.json({ error: 'Unknown locale' }, { status: 400 });
	}
	// The form sends the path without a locale prefix.
	const path = safePath(String(form?.get('path') ?? '')) ?? '/';
	const from = String(form?.get('from'));
	const headers = new Headers({ 'Set-Cookie': localeCookie(locale) });
	const isOther = isOtherCountry(context, request, from, locale);
	const hasCart = context.session.get('cartId') !== undefined;
	// The language alone must not change the prices and shipping of a cart.
	const keepsCountry = isOther && hasCart && isLocale(from);
	if (keepsCountry) headers.append('Set-Cookie', countryCookie(locales[from].country));
	const target = withoutLostFilters(path, {
		language: from !== locale,
		country: isOther && !keepsCountry,
	});
	return redirect(canonicalPath(locale, target), { status: 303, headers });
}
