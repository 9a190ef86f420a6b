import { Form } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '~/ui/field';
import { NativeSelect } from '~/ui/select';
import { useCheckedForm } from '~/ui/use-checked-form';
import type { AddressFields, CountryOption, FieldProblems } from './account-view';
import { FormActions, FormProblem } from './form-actions';
import { addressSchema, needsPostalCode, type Problem } from './form-schemas';
import { PhoneField } from './phone-field';

/** The form's text fields, from top to bottom. Narrow ones are placed two in a row. */
const LINES = [
	{ name: 'firstName', autoComplete: 'given-name', narrow: true, optional: true },
	{ name: 'lastName', autoComplete: 'family-name', narrow: true, optional: false },
	{ name: 'company', autoComplete: 'organization', narrow: false, optional: true },
	{ name: 'address1', autoComplete: 'address-line1', narrow: false, optional: false },
	{ name: 'address2', autoComplete: 'address-line2', narrow: false, optional: true },
	/** Needed in most countries. */
	{ name: 'zip', autoComplete: 'postal-code', narrow: true, optional: undefined },
	{ name: 'city', autoComplete: 'address-level2', narrow: true, optional: false },
	{ name: 'province', autoComplete: 'address-level1', narrow: true, optional: true },
] as const;

export interface AddressFormProps {
	/** The saved values, or the submitted ones after an error. */
	values: Partial<AddressFields>;
	countries: CountryOption[];
	/** The state is entered by its code. */
	provinceByCode?: boolean;
	/** Problems that the server found. */
	problems?: FieldProblems<keyof AddressFields>;
}

export function AddressForm({
	values,
	countries,
	provinceByCode,
	problems: answered,
}: AddressFormProps) {
	const { t } = useTranslation('account');
	const { ref, onSubmit, problems } = useCheckedForm(addressSchema, answered, (problem) =>
		t(`problems.${problem as Problem}`),
	);
	const [country, setCountry] = useState(values.country ?? '');
	// A country that was chosen before hydration.
	useEffect(() => {
		if (ref.current) setCountry(String(new FormData(ref.current).get('country') ?? ''));
	}, [ref]);
	const withoutPostalCode = country !== '' && !needsPostalCode(country);
	return (
		<Form ref={ref} method="post" onSubmit={onSubmit} noValidate className="max-w-xl">
			<FormProblem>{problems.form}</FormProblem>
			<div className="grid gap-5 sm:grid-cols-2">
				{LINES.map(({ name, autoComplete, narrow, optional = withoutPostalCode }) => (
					<div key={name} className={narrow ? '' : 'sm:col-span-2'}>
						<TextField
							name={name}
							label={t(`fields.${name}`)}
							hint={name === 'province' && provinceByCode ? t('fields.provinceByCode') : undefined}
							autoComplete={autoComplete}
							defaultValue={values[name]}
							error={problems[name]}
							optional={optional}
							required={!optional}
						/>
					</div>
				))}
				<NativeSelect
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
				<PhoneField hint={t('fields.phoneHint')} value={values.phone} error={problems.phone} />
			</div>
			<FormActions />
		</Form>
	);
}
