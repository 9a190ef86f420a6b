import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	data,
	type HeadersFunction,
	type LoaderFunctionArgs,
	redirectDocument,
} from '@remix-run/server-runtime';
import { isSignedIn, signOut } from '~/features/auth/accounts.server';
import { authScreen } from '~/features/auth/auth-screen.server';
import { LogoutPage } from '~/features/auth/logout-page';
import { seoMeta } from '~/features/seo/page-seo';
import { withPrefix } from '~/i18n/locale-path';
import { PRIVATE } from '~/lib/cache-control';
import { formResponse } from '~/lib/refused-form.server';

export const headers: HeadersFunction = ({ actionHeaders }) => {
	const headers = new Headers(actionHeaders);
	headers.set('Allow', 'POST');
	headers.set('Cache-Control', PRIVATE['Cache-Control']);
	return headers;
};

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

/** A GET request shows the logout button. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const screen = await authScreen(context, request, 'logout');
	return data({ ...screen, signedIn: isSignedIn(context) }, { status: 405 });
}

export async function action({ request, context }: ActionFunctionArgs) {
	const { url, failed } = await signOut(context);
	if (failed) return formResponse(context, 'failed' as const, failed);
	if (url && request.headers.get('Sec-Fetch-Mode') === 'navigate') {
		// The Content-Security-Policy forbids a form to redirect to another site, so a page with `Refresh` does it.
		// Without an explicit status the response would have the loader's 405.
		return data('leaving' as const, {
			status: 200,
			headers: { Refresh: `0; url=${url}` },
		});
	}
	const login = `${withPrefix(context.prefix, '/auth/login')}?notice=signed-out`;
	// A full page load, so that the browser keeps no data of the customer.
	throw redirectDocument(url ?? login, 303);
}

export default function LogoutRoute() {
	const { signedIn } = useLoaderData<typeof loader>();
	return <LogoutPage state={useActionData<typeof action>()} signedIn={signedIn} />;
}
