import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import {
	changeNotifications,
	loadNotifications,
} from '~/features/account/account-notifications.server';
import { accountSeo } from '~/features/account/account-seo.server';
import { ResultNotice } from '~/features/account/result-notice';
import { guard } from '~/features/auth/guards.server';
import { NotificationsPage } from '~/features/notifications/notifications-page';
import { seoMeta } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import { withPrefix } from '~/i18n/locale-path';
import { useProblemText } from '~/i18n/use-problem-text';

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const customer = await guard('customer')(context, request);
	const page = await loadNotifications(context, request, customer);
	const t = translator(context.locale);
	const { searchParams } = new URL(request.url);
	return {
		...page,
		done: searchParams.has('saved') ? t('account:notifications.saved') : undefined,
		seo: accountSeo(context, request, t('account:notifications.title')),
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	const customer = await guard('customer')(context, request);
	const failed = await changeNotifications(context, request, customer);
	if (failed && failed !== 'missing') return failed;
	throw redirect(withPrefix(context.prefix, '/account/notifications?saved'), 303);
}

export default function NotificationsRoute() {
	const { seo: _, done, ...page } = useLoaderData<typeof loader>();
	const textOf = useProblemText('account:problems');
	const [problem] = Object.values(useActionData<typeof action>()?.problems ?? {});
	const result = problem ? textOf(problem) : done;
	return (
		<NotificationsPage {...page}>
			{result ? <ResultNotice tone={problem ? 'danger' : 'success'}>{result}</ResultNotice> : null}
		</NotificationsPage>
	);
}
