import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import { changeAccount, ofAccount, openAccount } from '~/features/account/account.server';
import { accountSeo } from '~/features/account/account-seo.server';
import { ResultNotice } from '~/features/account/result-notice';
import { guard } from '~/features/auth/guards.server';
import {
	readStockRequests,
	removeStockRequest,
} from '~/features/notifications/customer-requests.server';
import { NotificationsPage } from '~/features/notifications/notifications-page';
import { loadRequestedVariants } from '~/features/notifications/requested-variants.server';
import { seoMeta } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import { withPrefix } from '~/i18n/locale-path';
import { readForm } from '~/lib/read-form';
import { formAnswer } from '~/lib/refused-form.server';
import { signedOutError } from '~/shopify/errors';

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const customer = await guard('customer')(context, request);
	const read = async () => {
		const [profile, saved] = await Promise.all([
			openAccount(context, customer).profile(),
			readStockRequests(context, customer),
		]);
		if (!saved) throw signedOutError();
		const ids = saved.requests.map(({ variantId }) => variantId);
		return { profile, requests: await loadRequestedVariants(context, ids) };
	};
	const { profile, requests } = await ofAccount(context, request, read());
	const t = translator(context.locale);
	const { searchParams } = new URL(request.url);
	return {
		acceptsMarketing: profile.acceptsMarketing,
		requests,
		done: searchParams.has('saved') ? t('account:notifications.saved') : undefined,
		seo: accountSeo(context, request, t('account:notifications.title')),
	};
}

/** `marketing` with or without `accepts`, or `remove` with a `variant`. */
export async function action({ request, context }: ActionFunctionArgs) {
	const customer = await guard('customer')(context, request);
	const form = await readForm(request);
	const remove = async () => {
		const saved = await readStockRequests(context, customer);
		if (!saved) throw signedOutError();
		await removeStockRequest(context, saved, String(form?.get('variant') ?? ''));
		return undefined;
	};
	const setMarketing = () =>
		openAccount(context, customer).setMarketing(form?.get('accepts') === 'yes');
	const intent = form?.get('intent');
	if (intent !== 'remove' && intent !== 'marketing') {
		const problem = translator(context.locale)('account:problems.INVALID');
		return formAnswer(context, { problem }, 422);
	}
	const change = intent === 'remove' ? remove() : setMarketing();
	const failed = await changeAccount(context, request, change);
	if (typeof failed === 'object') {
		return formAnswer(context, { problem: failed.problems.form }, failed.status);
	}
	throw redirect(withPrefix(context.prefix, '/account/notifications?saved'), 303);
}

export default function NotificationsRoute() {
	const { seo: _, done, ...page } = useLoaderData<typeof loader>();
	const problem = useActionData<typeof action>()?.problem;
	const result = problem ?? done;
	return (
		<NotificationsPage {...page}>
			{result ? <ResultNotice tone={problem ? 'danger' : 'success'}>{result}</ResultNotice> : null}
		</NotificationsPage>
	);
}
