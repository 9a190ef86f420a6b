import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import { openAccount, withAccountErrors } from '~/features/account/account.server';
import { submitAccountForm } from '~/features/account/account-form.server';
import { accountSeo } from '~/features/account/account-seo.server';
import { AddressDeletePage } from '~/features/account/address-delete-page';
import { confirmationSchema } from '~/features/account/form-schemas';
import { guard } from '~/features/auth/guards.server';
import { seoMeta } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import { withPrefix } from '~/i18n/locale-path';
import { pageNotFound } from '~/lib/not-found.server';
import { optionalForForm } from '~/lib/refused-form.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

export async function loader({ request, params: { id = '' }, context }: LoaderFunctionArgs) {
	const account = openAccount(context, await guard('customer')(context, request));
	const read = async () => ({ address: await account.address(id) });
	const found = await optionalForForm(context, withAccountErrors(context, request, read()));
	if (found && !found.address) throw pageNotFound(request);
	const title = translator(context.locale)('account:addresses.deleteTitle');
	return { ...found, seo: accountSeo(context, request, title) };
}

export async function action({ request, params: { id = '' }, context }: ActionFunctionArgs) {
	const account = openAccount(context, await guard('customer')(context, request));
	const failed = await submitAccountForm(context, request, confirmationSchema, () =>
		account.deleteAddress(id),
	);
	if (failed === 'missing') throw pageNotFound(request);
	if (failed) return failed;
	throw redirect(withPrefix(context.prefix, '/account?done=address-deleted'), 303);
}

export default function AddressDeleteRoute() {
	const { address } = useLoaderData<typeof loader>();
	const problem = useActionData<typeof action>()?.problems?.form;
	return <AddressDeletePage address={address} problem={problem} />;
}
