import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import { besideForm, changeAccount, openAccount } from '~/features/account/account.server';
import { fieldProblems } from '~/features/account/account-problems.server';
import { accountSeo } from '~/features/account/account-seo.server';
import { profileSchema } from '~/features/account/form-schemas';
import { ProfileForm } from '~/features/account/profile-form';
import { requireCustomer, signedOutRedirect } from '~/features/auth/guards.server';
import { seoMeta } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import { withPrefix } from '~/i18n/locale-path';
import { checkForm, typedIn } from '~/lib/checked-form';
import { readForm } from '~/lib/read-form';

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const account = openAccount(context, await requireCustomer(context, request));
	const profile = await besideForm(context, account.profile(), () =>
		signedOutRedirect(context, request),
	);
	const title = translator(context.locale)('account:profile.edit');
	const { phoneFixed } = account;
	return { profile, phoneFixed, title, seo: accountSeo(context, request, title) };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const account = openAccount(context, await requireCustomer(context, request));
	const form = (await readForm(request)) ?? new FormData();
	const values = typedIn(profileSchema, form);
	const checked = checkForm(profileSchema, form);
	if (checked.problems) {
		const problems = fieldProblems(context.locale, checked.problems);
		return data({ values, problems }, { status: 422 });
	}
	const failed = await changeAccount(context, account.updateProfile(checked.fields), () =>
		signedOutRedirect(context, request),
	);
	if (typeof failed === 'object') {
		return data({ values, problems: failed.problems }, { status: failed.status });
	}
	throw redirect(withPrefix(context.prefix, '/account?done=profile'), 303);
}

export default function ProfileRoute() {
	const { profile, phoneFixed, title } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<>
			<h1 className="mb-8 text-5xl">{title}</h1>
			<ProfileForm
				values={answer?.values ?? profile ?? {}}
				email={profile?.email}
				phoneFixed={phoneFixed}
				problems={answer?.problems}
			/>
		</>
	);
}
