import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	data,
	type HeadersFunction,
	type LoaderFunctionArgs,
} from '@remix-run/server-runtime';
import { submitAuthForm } from '~/features/auth/auth-action.server';
import { authScreen } from '~/features/auth/auth-screen.server';
import { createAccessToken } from '~/features/auth/classic-sign-in.server';
import { signIn } from '~/features/auth/complete-sign-in.server';
import { guard } from '~/features/auth/guards.server';
import { hasToLogInAgain, loginNotice } from '~/features/auth/login-notice';
import { LeavingPage, LoginPage } from '~/features/auth/login-page';
import {
	customerApiSignIn,
	redirectToCustomerApiSignIn,
} from '~/features/auth/sign-in-path.server';
import { seoMeta } from '~/features/seo/page-seo';
import { PRIVATE } from '~/lib/cache-control';

export const headers: HeadersFunction = ({ loaderHeaders }) => {
	const refresh = loaderHeaders.get('Refresh');
	return { ...PRIVATE, ...(refresh && { Refresh: refresh }) };
};

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await guard('guest')(context, request);
	const notice = loginNotice(new URL(request.url));
	const redirect = await customerApiSignIn(context, request);
	if (redirect && !hasToLogInAgain(notice)) throw redirect;
	const screen = { ...(await authScreen(context, request, 'login')), notice };
	if (!redirect) return data({ ...screen, leaving: undefined });
	// A form may have led here, and the Content-Security-Policy forbids it to redirect to another site.
	const leaving = redirect.headers.get('Location') ?? '';
	const headers = new Headers({ Refresh: `0; url=${leaving}` });
	for (const cookie of redirect.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
	return data({ ...screen, leaving }, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
	await guard('guest')(context, request);
	await redirectToCustomerApiSignIn(context, request);
	return submitAuthForm(context, request, 'login', async (input) => {
		const accessToken = await createAccessToken(context, input);
		await context.limits.forget('login', input.email);
		return signIn(context, request, accessToken);
	});
}

export default function LoginRoute() {
	const { formToken, notice, leaving } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	return leaving && notice ? (
		<LeavingPage url={leaving} notice={notice} />
	) : (
		<LoginPage result={result} formToken={formToken} notice={notice} />
	);
}
