import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import { openAccount, withAccountErrors } from '~/features/account/account.server';
import { submitAccountForm } from '~/features/account/account-form.server';
import { accountSeo } from '~/features/account/account-seo.server';
import { profileSchema } from '~/features/account/form-schemas';
import { ProfileForm } from '~/features/account/profile-form';
import { guard } from '~/features/auth/guards.server';
import { seoMeta } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import { withPrefix } from '~/i18n/locale-path';
import { optionalForForm } from '~/lib/refused-form.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const account = openAccount(context, await guard('customer')(context, request));
	const profile = await optionalForForm(
		context,
		withAccountErrors(context, request, account.profile()),
	);
	const title = translator(context.locale)('account:profile.edit');
	const { phoneFixed } = account;
	return { profile, phoneFixed, title, seo: accountSeo(context, request, title) };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const account = openAccount(context, await guard('customer')(context, request));
	const result = await submitAccountForm(context, request, profileSchema, (fields) =>
		account.updateProfile(fields),
	);
	if (result && result !== 'missing') return result;
	throw redirect(withPrefix(context.prefix, '/account?done=profile'), 303);
}

export default function ProfileRoute() {
	const { profile, phoneFixed, title } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	return (
		<>
			<h1 className="mb-8 text-4xl">{title}</h1>
			<ProfileForm
				values={result?.values ?? profile ?? {}}
				email={profile?.email}
				phoneFixed={phoneFixed}
				problems={result?.problems}
			/>
		</>
	);
}
