import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	redirectDocument,
} from '@remix-run/server-runtime';
import { submitAuthForm } from '~/features/auth/auth-action.server';
import { failureOf } from '~/features/auth/auth-failure.server';
import { authScreen } from '~/features/auth/auth-screen.server';
import { createAccessToken, createCustomer } from '~/features/auth/classic-sign-in.server';
import { signIn } from '~/features/auth/complete-sign-in.server';
import { guard } from '~/features/auth/guards.server';
import { RegisterPage } from '~/features/auth/register-page';
import { redirectToCustomerApiSignIn } from '~/features/auth/sign-in-path.server';
import { seoMeta } from '~/features/seo/page-seo';
import { withPrefix } from '~/i18n/locale-path';
import { PRIVATE } from '~/lib/cache-control';

export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await guard('guest')(context, request);
	await redirectToCustomerApiSignIn(context, request);
	return authScreen(context, request, 'register');
}

export async function action({ request, context }: ActionFunctionArgs) {
	await guard('guest')(context, request);
	await redirectToCustomerApiSignIn(context, request);
	return submitAuthForm(context, request, 'register', async (input) => {
		await createCustomer(context, input);
		try {
			return await signIn(context, request, await createAccessToken(context, input));
		} catch (error) {
			if (!failureOf(error)) throw error;
			// The account exists: another registration would be refused.
			const search = new URL(request.url).searchParams;
			search.set('notice', 'registered');
			// A whole page, as with the login's other notices: the browser focuses what it says.
			return redirectDocument(`${withPrefix(context.prefix, '/auth/login')}?${search}`, 303);
		}
	});
}

export default function RegisterRoute() {
	const { formToken } = useLoaderData<typeof loader>();
	return <RegisterPage result={useActionData<typeof action>()} formToken={formToken} />;
}
