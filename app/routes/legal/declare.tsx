import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import { findOwnOrder } from '~/features/account/account.server';
import { currentCustomer } from '~/features/auth/accounts.server';
import { handleWithdrawalStep, readReceipt } from '~/features/legal/withdrawal.server';
import { itemsOf } from '~/features/legal/withdrawal-form';
import { WithdrawalPage } from '~/features/legal/withdrawal-page';
import { canSendMessages } from '~/features/mail/outgoing-messages.server';
import { formTitle } from '~/features/seo/form-title.server';
import { createSeo, seoMeta } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import { withPrefix } from '~/i18n/locale-path';
import { screenMessages } from '~/i18n/messages.server';
import { postalAddress } from '~/i18n/postal-address';
import { PRIVATE } from '~/lib/cache-control';
import { deferredStyleLinks } from '~/lib/deferred-styles';
import { printStyleLinks } from '~/lib/print-styles';
import { readForm } from '~/lib/read-form';
import { formResponse } from '~/lib/refused-form.server';
import { company } from '~/site';

export const links = () => [...deferredStyleLinks(), ...printStyleLinks()];

export const headers = () => PRIVATE;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const t = translator(context.locale);
	const [receipt, customer, ordered] = await Promise.all([
		readReceipt(context, searchParams.get('receipt')),
		currentCustomer(context),
		findOwnOrder(context, searchParams.get('id')),
	]);
	return {
		receipt,
		known: {
			name: [customer?.firstName, customer?.lastName].filter(Boolean).join(' '),
			email: customer?.email ?? '',
			order: ordered?.name ?? (searchParams.get('order') ?? '').slice(0, 40),
			items: itemsOf(ordered?.lines ?? []),
		},
		available: canSendMessages(context.env),
		email: company.email,
		address: postalAddress(company, context.locale),
		seo: createSeo({
			siteUrl: context.env.SITE_URL,
			pathname,
			title: formTitle(context, t('legal:declare.title')),
			description: t('legal:declare.lead'),
			noIndex: true,
		}),
		messages: screenMessages(context.locale, 'content', 'legal'),
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	const outcome = await handleWithdrawalStep(context, await readForm(request));
	if (!outcome.made) return formResponse(context, outcome.result, outcome.status);
	const address = withPrefix(context.prefix, '/legal/revocation/declare');
	throw redirect(`${address}?receipt=${outcome.receipt}`, 303);
}

export default function DeclareRoute() {
	const { receipt, known, available, email, address } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	return (
		<WithdrawalPage
			result={result}
			receipt={receipt}
			known={known}
			available={available}
			email={email}
			address={address}
		/>
	);
}
