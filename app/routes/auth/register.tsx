import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import { answerForm } from '~/features/auth/auth-action.server';
import { failureOf } from '~/features/auth/auth-failure.server';
import { registerForm } from '~/features/auth/auth-forms';
import { guard } from '~/features/auth/guards.server';
import { createAccessToken, createCustomer } from '~/features/auth/password-account.server';
import { RegisterPage } from '~/features/auth/register-page';
import { seoMeta } from '~/features/shell/seo';
import { withPrefix } from '~/i18n/locale-path';
import { signIn } from './after-sign-in.server';
import { authScreen } from './auth-screen.server';
import { leadToPlatform } from './path-after.server';

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await guard('guest')(context, request);
	await leadToPlatform(context, request);
	return authScreen(context, request, 'register');
}

export async function action({ request, context }: ActionFunctionArgs) {
	await guard('guest')(context, request);
	await leadToPlatform(context, request);
	return answerForm(context, request, registerForm, async (input) => {
		await createCustomer(context, input);
		try {
			return await signIn(context, request, await createAccessToken(context, input));
		} catch (error) {
			if (!failureOf(error)) throw error;
			// The account is there: to register again would be refused.
			const search = new URL(request.url).searchParams;
			search.set('notice', 'registered');
			return redirect(`${withPrefix(context.prefix, '/auth/login')}?${search}`, 303);
		}
	});
}

export default function RegisterRoute() {
	const { stamp } = useLoaderData<typeof loader>();
	return <RegisterPage answer={useActionData<typeof action>()} stamp={stamp} />;
}
