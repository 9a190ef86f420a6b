import type { MetaFunction } from '@remix-run/react';
import { data, type LoaderFunctionArgs } from '@remix-run/server-runtime';
import { authScreen } from '~/features/auth/auth-screen.server';
import { completeCustomerApiSignIn } from '~/features/auth/complete-sign-in.server';
import { ToLoginPage } from '~/features/auth/to-login-page';
import { seoMeta } from '~/features/seo/page-seo';
import { PRIVATE } from '~/lib/cache-control';

export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

/** The redirect URI of the Customer Account API. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const failed = new URL(request.url).searchParams.get('failed');
	if (failed === null) throw await completeCustomerApiSignIn(context, request);
	return data(await authScreen(context, request, 'callback'), failed === '503' ? 503 : 400);
}

export default function CallbackRoute() {
	return <ToLoginPage text="callback" />;
}
