import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import { withPrefix } from '~/i18n/locale-path';
import { defaultLocale, isLocale } from '~/i18n/locales';
import { methodNotAllowed } from '~/lib/method-not-allowed.server';
import { readForm } from '~/lib/read-form';
import { safePath } from '~/lib/safe-path';

const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** Stores the chosen language and leads to the same page in it; works without JavaScript. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
	const form = await readForm(request);
	const locale = String(form?.get('locale'));
	if (!isLocale(locale)) {
		return Response.json({ error: 'Unknown locale' }, { status: 400 });
	}
	// The path comes without its prefix: which one it gets is the choice being made.
	const path = safePath(String(form?.get('path') ?? '')) ?? '/';
	const prefix = locale === defaultLocale ? '' : `/${locale}`;
	return new Response(null, {
		status: 303,
		headers: {
			Location: withPrefix(prefix, path),
			'Set-Cookie': `locale=${locale}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax; Secure`,
		},
	});
}

export function loader(): Response {
	return methodNotAllowed('POST');
}
