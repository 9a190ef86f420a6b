import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import { submitAuthForm } from '~/features/auth/auth-action.server';
import { authScreen } from '~/features/auth/auth-screen.server';
import { recoverPassword } from '~/features/auth/classic-sign-in.server';
import { RecoverPage } from '~/features/auth/recover-page';
import { redirectToCustomerApiSignIn } from '~/features/auth/sign-in-path.server';
import { ToLoginPage } from '~/features/auth/to-login-page';
import { seoMeta } from '~/features/seo/page-seo';
import { withPrefix } from '~/i18n/locale-path';
import { PRIVATE } from '~/lib/cache-control';

export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const sent = new URL(request.url).searchParams.has('sent');
	return { ...(await authScreen(context, request, 'recover')), sent };
}

export async function action({ request, context }: ActionFunctionArgs) {
	await redirectToCustomerApiSignIn(context, request);
	return submitAuthForm(context, request, 'recover', async ({ email }) => {
		await recoverPassword(context, email);
		const search = new URL(request.url).searchParams;
		search.set('sent', '1');
		return redirect(`${withPrefix(context.prefix, '/auth/recover')}?${search}`, 303);
	});
}

export default function RecoverRoute() {
	const { noPassword, formToken, sent } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	if (noPassword) return <ToLoginPage text="noPassword" />;
	return <RecoverPage result={result} formToken={formToken} sent={sent} />;
}
