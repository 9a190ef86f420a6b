import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	redirect,
} from '@remix-run/server-runtime';
import { openAccount, withAccountErrors } from '~/features/account/account.server';
import { submitAccountForm } from '~/features/account/account-form.server';
import { accountSeo } from '~/features/account/account-seo.server';
import type { AccountSource } from '~/features/account/account-source.server';
import { AddressForm } from '~/features/account/address-form';
import { formCountries } from '~/features/account/countries.server';
import { addressSchema } from '~/features/account/form-schemas';
import { guard } from '~/features/auth/guards.server';
import { seoMeta } from '~/features/seo/page-seo';
import { translator } from '~/i18n/i18next.server';
import { withPrefix } from '~/i18n/locale-path';
import { pageNotFound } from '~/lib/not-found.server';
import { optionalForForm } from '~/lib/refused-form.server';
import type { AppContext } from '~/server/context.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => seoMeta(data?.seo);

/** Without an `id` the form is for a new address. */
export async function loader({ request, params: { id }, context }: LoaderFunctionArgs) {
	const account = openAccount(context, await guard('customer')(context, request));
	const read = async () => {
		const values = id ? (await account.address(id))?.fields : await initialValues(context, account);
		return { values, countries: await formCountries(context, values?.country) };
	};
	const form = await optionalForForm(context, withAccountErrors(context, request, read()));
	if (form && !form.values) throw pageNotFound(request);
	const title = translator(context.locale)(
		id ? 'account:addresses.editTitle' : 'account:addresses.add',
	);
	const { provinceByCode } = account;
	return { ...form, provinceByCode, title, seo: accountSeo(context, request, title) };
}

export async function action({ request, params: { id }, context }: ActionFunctionArgs) {
	const account = openAccount(context, await guard('customer')(context, request));
	const result = await submitAccountForm(context, request, addressSchema, (fields) =>
		id ? account.updateAddress(id, fields) : account.createAddress(fields),
	);
	if (result === 'missing') throw pageNotFound(request);
	if (result) return result;
	const done = id ? 'address-updated' : 'address-created';
	throw redirect(withPrefix(context.prefix, `/account?done=${done}`), 303);
}

export default function AddressRoute() {
	const { values, countries = [], provinceByCode, title } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	return (
		<>
			<h1 className="mb-8 text-4xl">{title}</h1>
			<AddressForm
				values={result?.values ?? values ?? {}}
				countries={countries}
				provinceByCode={provinceByCode}
				problems={result?.problems}
			/>
		</>
	);
}

/** Initial values of a new address: the customer's name and the country of the market. */
async function initialValues({ market }: AppContext, account: AccountSource) {
	const { firstName, lastName } = await account.profile();
	return { firstName, lastName, country: market };
}
