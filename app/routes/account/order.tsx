import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import { useEffect } from 'react';
import { openAccount, withAccountErrors } from '~/features/account/account.server';
import { accountSeo } from '~/features/account/account-seo.server';
import { OrderDetailsPage } from '~/features/account/order-details-page';
import { sellerLines } from '~/features/account/order-view.server';
import { ReorderButton, ReorderNotice } from '~/features/account/reorder';
import { reorder } from '~/features/account/reorder.server';
import { guard } from '~/features/auth/guards.server';
import { seedCart } from '~/features/cart/cart-store';
import { GiftNote } from '~/features/cart/gift-note';
import { seoMeta } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import { withPrefix } from '~/i18n/locale-path';
import { pageNotFound } from '~/lib/not-found.server';
import { printStyleLinks } from '~/lib/print-styles';
import { formResponse } from '~/lib/refused-form.server';

export const links = printStyleLinks;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

/** `id` is the integer of the order's id. */
export async function loader({ request, params: { id = '' }, context }: LoaderFunctionArgs) {
	const account = openAccount(context, await guard('customer')(context, request));
	const order = await withAccountErrors(context, request, account.order(id));
	if (!order) throw pageNotFound(request);
	const title = translator(context.locale)('account:orders.name', { name: order.name });
	return { order, seller: sellerLines(context.locale), seo: accountSeo(context, request, title) };
}

/** Adds the order's lines to the cart. */
export async function action({ request, params: { id = '' }, context }: ActionFunctionArgs) {
	const account = openAccount(context, await guard('customer')(context, request));
	const order = await withAccountErrors(context, request, account.order(id));
	if (!order) throw pageNotFound(request);
	const { status, ...outcome } = await reorder(context, order.lines);
	const isComplete = outcome.missing.length === 0 && outcome.notices.length === 0;
	if (status === 200 && isComplete) throw redirect(withPrefix(context.prefix, '/cart'), 303);
	return formResponse(context, outcome, status);
}

export default function OrderRoute() {
	const { order, seller } = useLoaderData<typeof loader>();
	const outcome = useActionData<typeof action>();
	const cart = outcome?.cart;
	useEffect(() => {
		if (cart) seedCart(cart);
	}, [cart]);
	return (
		<OrderDetailsPage
			order={order}
			seller={seller}
			reorder={<ReorderButton />}
			gift={order.gift ? <GiftNote {...order.gift} /> : null}
			outcome={outcome ? <ReorderNotice {...outcome} /> : null}
		/>
	);
}
