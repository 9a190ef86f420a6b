import type { MetaFunction } from '@remix-run/react';
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { failureOf } from '~/features/auth/auth-failure.server';
import { authScreen } from '~/features/auth/auth-screen.server';
import { completeSignIn } from '~/features/auth/complete-sign-in.server';
import { attemptOf, endOfAttempt, finishSignIn } from '~/features/auth/customer-api-sign-in.server';
import { ToLoginPage } from '~/features/auth/to-login-page';
import { seoMeta } from '~/features/seo/page-seo';
import { withPrefix } from '~/i18n/locale-path';
import { PRIVATE } from '~/lib/cache-control';
import { storeTokens } from '~/shopify/customer-token.server';

export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

/** The redirect URI of the platform's sign-in. A redirect then removes its parameters from the URL. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const failed = new URL(request.url).searchParams.get('failed');
	if (failed !== null) {
		const status = failed === '503' ? 503 : 400;
		return data(await authScreen(context, request, 'callback'), { status });
	}
	const attempt = await attemptOf(context, request);
	try {
		const tokens = await finishSignIn(context, request, attempt);
		const response = await completeSignIn(context, request, {
			accessToken: tokens.access_token,
			start() {
				context.session.regenerate();
				storeTokens(context, tokens);
			},
			path: attempt?.returnTo ?? withPrefix(context.prefix, '/account'),
		});
		response.headers.append('Set-Cookie', await endOfAttempt(context));
		throw response;
	} catch (error) {
		const failure = failureOf(error);
		if (!failure) throw error;
		const status = failure.status === 503 ? '503' : '400';
		throw redirect(withPrefix(context.prefix, `/auth/callback?failed=${status}`), {
			headers: { 'Set-Cookie': await endOfAttempt(context) },
		});
	}
}

export default function CallbackRoute() {
	return <ToLoginPage text="callback" />;
}
