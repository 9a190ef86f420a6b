import { Form } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import type { Problems } from '~/lib/checked-form';
import { TextField } from '~/ui/field';
import { FormProblems, fieldId } from '~/ui/form-problems';
import { NativeSelect } from '~/ui/select';
import { useCheckedForm } from '~/ui/use-checked-form';
import type { CountryOption } from './account-view';
import { FormActions } from './form-actions';
import {
	type AddressFields,
	addressSchema,
	isProblem,
	needsPostalCode,
	needsState,
} from './form-schemas';
import { PhoneField } from './phone-field';

/** The form's first text fields, from top to bottom. Narrow ones are placed two in a row. */
const LINES = [
	{ name: 'firstName', autoComplete: 'given-name', narrow: true },
	{ name: 'lastName', autoComplete: 'family-name', narrow: true },
	{ name: 'company', autoComplete: 'organization', narrow: false },
	{ name: 'address1', autoComplete: 'address-line1', narrow: false },
	{ name: 'address2', autoComplete: 'address-line2', narrow: false },
] as const;

const ZIP = { name: 'zip', autoComplete: 'postal-code', narrow: true } as const;

const TOWN = [
	{ name: 'city', autoComplete: 'address-level2', narrow: true },
	{ name: 'province', autoComplete: 'address-level1', narrow: true },
] as const;

/** Whether a field may be empty in a country; `''` where none is chosen yet. */
function isOptional(name: keyof AddressFields, country: string): boolean {
	if (name === 'zip') return country !== '' && !needsPostalCode(country);
	if (name === 'province') return !needsState(country);
	return name === 'firstName' || name === 'company' || name === 'address2';
}

const FORM = 'address';

export interface AddressFormProps {
	/** The saved values, or the submitted ones after an error. */
	values: Partial<AddressFields>;
	countries: CountryOption[];
	/** The state is entered by its code. */
	provinceByCode?: boolean;
	/** Problems that the server found. */
	problems?: Problems<keyof AddressFields>;
}

export function AddressForm({
	values,
	countries,
	provinceByCode,
	problems: serverProblems,
}: AddressFormProps) {
	const { t } = useTranslation('account');
	const { locale } = useLocale();
	const town = locales[locale].postalCodeFirst ? [ZIP, ...TOWN] : [...TOWN, ZIP];
	const lines = [...LINES, ...town];
	const { ref, onSubmit, problems } = useCheckedForm(addressSchema, serverProblems, (problem) =>
		isProblem(problem) ? t(`problems.${problem}`) : problem,
	);
	const [country, setCountry] = useState(values.country ?? '');
	// A country that was chosen before hydration.
	useEffect(() => {
		if (ref.current) setCountry(String(new FormData(ref.current).get('country') ?? ''));
	}, [ref]);
	const labels = Object.fromEntries(
		([...lines.map(({ name }) => name), 'country', 'phone'] as const).map((name) => [
			name,
			t(`fields.${name}`),
		]),
	);
	return (
		<Form ref={ref} method="post" onSubmit={onSubmit} noValidate className="grid max-w-xl gap-6">
			<FormProblems form={FORM} problems={problems} labels={labels} />
			<div className="grid gap-5 sm:grid-cols-2">
				{lines.map(({ name, autoComplete, narrow }) => (
					<div key={name} className={narrow ? '' : 'sm:col-span-2'}>
						<TextField
							id={fieldId(FORM, name)}
							name={name}
							label={t(`fields.${name}`)}
							hint={name === 'province' && provinceByCode ? t('fields.provinceByCode') : undefined}
							autoComplete={autoComplete}
							defaultValue={values[name]}
							error={problems[name]}
							optional={isOptional(name, country)}
							required={!isOptional(name, country)}
						/>
					</div>
				))}
				<NativeSelect
					id={fieldId(FORM, 'country')}
					name="country"
					label={t('fields.country')}
					autoComplete="country"
					options={countries}
					placeholder={t('fields.chooseCountry')}
					defaultValue={values.country}
					onChange={(event) => setCountry(event.currentTarget.value)}
					error={problems.country}
					required
				/>
				<PhoneField
					id={fieldId(FORM, 'phone')}
					hint={t('fields.phoneHint')}
					value={values.phone}
					error={problems.phone}
				/>
			</div>
			<FormActions />
		</Form>
	);
}
