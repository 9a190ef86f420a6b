import { type MetaFunction, useActionData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	data,
	type HeadersFunction,
	type LoaderFunctionArgs,
	redirectDocument,
} from '@remix-run/server-runtime';
import { accountsOf } from '~/features/auth/accounts.server';
import { failureOf } from '~/features/auth/auth-failure.server';
import { authScreen } from '~/features/auth/auth-screen.server';
import { LogoutPage } from '~/features/auth/logout-page';
import { detachBuyer } from '~/features/cart/cart-buyer.server';
import { seoMeta } from '~/features/seo/page-seo';
import { withPrefix } from '~/i18n/locale-path';
import { sessionToken } from '~/shopify/customer-token.server';

export const headers: HeadersFunction = ({ actionHeaders }) => {
	const headers = new Headers(actionHeaders);
	headers.set('Allow', 'POST');
	headers.set('Cache-Control', 'private, no-store');
	return headers;
};

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

/** Whoever comes without the button is shown it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	return data(await authScreen(context, request, 'logout'), { status: 405 });
}

export async function action({ request, context }: ActionFunctionArgs) {
	const customer = sessionToken(context);
	let elsewhere: string | undefined;
	try {
		if (customer) elsewhere = await accountsOf(context).signOut(context, customer);
	} catch (error) {
		const failure = failureOf(error);
		if (!failure) throw error;
		return data('failed' as const, { status: failure.status });
	}
	if (customer) await detachBuyer(context);
	if (elsewhere && request.headers.get('Sec-Fetch-Mode') === 'navigate') {
		// A form may not lead to another site, not even by a redirect; a page may.
		// Without a status of its own the answer would have the loader's.
		return data('leaving' as const, {
			status: 200,
			headers: { Refresh: `0; url=${elsewhere}` },
		});
	}
	const login = `${withPrefix(context.prefix, '/auth/login')}?notice=signed-out`;
	// A whole new page: nothing in the browser remembers the customer.
	throw redirectDocument(elsewhere ?? login, 303);
}

export default function LogoutRoute() {
	return <LogoutPage state={useActionData<typeof action>()} />;
}
