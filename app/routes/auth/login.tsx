import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { answerForm } from '~/features/auth/auth-action.server';
import { authScreen } from '~/features/auth/auth-screen.server';
import { createAccessToken } from '~/features/auth/classic-sign-in.server';
import { signIn } from '~/features/auth/complete-sign-in.server';
import { guard } from '~/features/auth/guards.server';
import { loginNotice } from '~/features/auth/login-notice';
import { LoginPage } from '~/features/auth/login-page';
import { redirectToHostedSignIn } from '~/features/auth/sign-in-path.server';
import { seoMeta } from '~/features/seo/page-seo';
import { PRIVATE } from '~/lib/cache-control';

export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await guard('guest')(context, request);
	await redirectToHostedSignIn(context, request);
	const notice = loginNotice(new URL(request.url));
	return { ...(await authScreen(context, request, 'login')), notice };
}

export async function action({ request, context }: ActionFunctionArgs) {
	await guard('guest')(context, request);
	await redirectToHostedSignIn(context, request);
	return answerForm(context, request, 'login', async (input) => {
		const accessToken = await createAccessToken(context, input);
		await context.limits.forget('login', input.email);
		return signIn(context, request, accessToken);
	});
}

export default function LoginRoute() {
	const { stamp, notice } = useLoaderData<typeof loader>();
	return <LoginPage answer={useActionData<typeof action>()} stamp={stamp} notice={notice} />;
}
