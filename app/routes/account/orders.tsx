import { type MetaFunction, useLoaderData } from '@remix-run/react';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { loadOrderList, openAccount, withAccountErrors } from '~/features/account/account.server';
import { accountSeo } from '~/features/account/account-seo.server';
import { OrderListPage } from '~/features/account/order-list-page';
import { guard } from '~/features/auth/guards.server';
import { seoMeta } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

/** `?after=`: the page after a cursor. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const account = openAccount(context, await guard('customer')(context, request));
	const after = new URL(request.url).searchParams.get('after');
	const page = await withAccountErrors(context, request, loadOrderList(account, after));
	const title = translator(context.locale)('account:orders.title');
	return { ...page, seo: accountSeo(context, request, title) };
}

export default function OrdersRoute() {
	return <OrderListPage {...useLoaderData<typeof loader>()} />;
}
