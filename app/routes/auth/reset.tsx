import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { submitAuthForm } from '~/features/auth/auth-action.server';
import { authScreen } from '~/features/auth/auth-screen.server';
import { resetPassword } from '~/features/auth/classic-sign-in.server';
import { signIn } from '~/features/auth/complete-sign-in.server';
import { sendPasswordNotice } from '~/features/auth/new-password.server';
import { ResetPage } from '~/features/auth/reset-page';
import { resetProof } from '~/features/auth/reset-proof';
import { redirectToCustomerApiSignIn } from '~/features/auth/sign-in-path.server';
import { ToLoginPage } from '~/features/auth/to-login-page';
import { seoMeta } from '~/features/seo/page-seo';
import { PRIVATE } from '~/lib/cache-control';

export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const linked = resetProof(new URL(request.url)) !== undefined;
	return { ...(await authScreen(context, request, 'reset')), linked };
}

export async function action({ request, context }: ActionFunctionArgs) {
	await redirectToCustomerApiSignIn(context, request);
	return submitAuthForm(context, request, 'reset', async ({ password }) => {
		const proof = resetProof(new URL(request.url));
		const { accessToken, email } = await resetPassword(context, proof, password);
		if (email) context.waitUntil(sendPasswordNotice(context, email));
		return signIn(context, request, accessToken);
	});
}

export default function ResetRoute() {
	const { noPassword, formToken, linked } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	if (noPassword) return <ToLoginPage text="noPassword" />;
	return <ResetPage result={result} formToken={formToken} linked={linked} />;
}
