import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import { openAccount, withAccountErrors } from '~/features/account/account.server';
import { submitAccountForm } from '~/features/account/account-form.server';
import { AccountOverview } from '~/features/account/account-overview';
import { accountSeo } from '~/features/account/account-seo.server';
import { defaultAddressSchema } from '~/features/account/form-schemas';
import { readSuccessKey } from '~/features/account/success-messages';
import { guard } from '~/features/auth/guards.server';
import { seoMeta } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import { withPrefix } from '~/i18n/locale-path';
import { pageNotFound } from '~/lib/not-found.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const account = openAccount(context, await guard('customer')(context, request));
	const overview = await withAccountErrors(context, request, account.overview());
	return {
		overview,
		done: readSuccessKey(new URL(request.url).searchParams.get('done')),
		seo: accountSeo(context, request, translator(context.locale)('account:overview.title')),
	};
}

/** Sets one of the customer's addresses as the default. */
export async function action({ request, context }: ActionFunctionArgs) {
	const account = openAccount(context, await guard('customer')(context, request));
	const failed = await submitAccountForm(context, request, defaultAddressSchema, (fields) =>
		account.setDefaultAddress(fields.default),
	);
	if (failed === 'missing') throw pageNotFound(request);
	if (failed) return failed;
	throw redirect(withPrefix(context.prefix, '/account?done=address-default'), 303);
}

export default function OverviewRoute() {
	const { overview, done } = useLoaderData<typeof loader>();
	const problem = useActionData<typeof action>()?.problems?.form;
	return <AccountOverview {...overview} done={problem ? undefined : done} problem={problem} />;
}
