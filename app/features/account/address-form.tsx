import { Form } from '@remix-run/react';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import { useProblemText } from '~/i18n/use-problem-text';
import type { Problems } from '~/lib/checked-form';
import { TextField } from '~/ui/field';
import { FormProblems, fieldId } from '~/ui/form-problems';
import { NativeSelect } from '~/ui/select';
import { useCheckedForm } from '~/ui/use-checked-form';
import type { CountryOption } from './account-view';
import { FormActions } from './form-actions';
import { type AddressFields, addressSchema, needsPostalCode } from './form-schemas';
import { PhoneField } from './phone-field';
import { ProvinceField } from './province-field';
import { findProvince, needsProvince } from './provinces';

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
	return name === 'firstName' || name === 'company' || name === 'address2';
}

const FORM = 'address';

export interface AddressFormProps {
	/** The saved values, or the submitted ones after an error. */
	values: Partial<AddressFields>;
	countries: CountryOption[];
	/** Whether the account saves a province by its code. */
	provinceByCode?: boolean;
	/** Problems that the server found. */
	problems?: Problems<keyof AddressFields>;
}

export function AddressForm({
	values,
	countries,
	provinceByCode = false,
	problems: serverProblems,
}: AddressFormProps) {
	const { t } = useTranslation('account');
	const { locale } = useLocale();
	const town = locales[locale].postalCodeFirst ? [ZIP, ...TOWN] : [...TOWN, ZIP];
	const lines = [...LINES, ...town];
	const { ref, onSubmit, problems } = useCheckedForm(
		addressSchema,
		serverProblems,
		useProblemText('account:problems'),
	);
	const { country, province, readPlace } = usePlace(ref, values);
	const labels = Object.fromEntries(
		([...lines.map(({ name }) => name), 'country', 'phone'] as const).map((name) => [
			name,
			t(`fields.${name}`),
		]),
	);
	// The schema's order is that of one language.
	const inOrder = Object.fromEntries(Object.keys(labels).map((name) => [name, undefined]));
	return (
		<Form ref={ref} method="post" onSubmit={onSubmit} noValidate className="grid max-w-xl gap-6">
			<FormProblems form={FORM} problems={{ ...inOrder, ...problems }} labels={labels} />
			<div className="grid gap-5 sm:grid-cols-2">
				{lines.map(({ name, autoComplete, narrow }) => (
					<div key={name} className={narrow ? '' : 'sm:col-span-2'}>
						{name === 'province' ? (
							<ProvinceField
								id={fieldId(FORM, name)}
								country={country}
								byCode={provinceByCode}
								value={province}
								error={problems[name]}
							/>
						) : (
							<TextField
								id={fieldId(FORM, name)}
								name={name}
								label={t(`fields.${name}`)}
								autoComplete={autoComplete}
								defaultValue={values[name]}
								error={problems[name]}
								optional={isOptional(name, country)}
								required={!isOptional(name, country)}
							/>
						)}
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
					onChange={readPlace}
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

/** The chosen country, and the province for it, which is read again where the country changes. */
function usePlace(ref: RefObject<HTMLFormElement>, { country = '', province = '' }: Place) {
	const [place, setPlace] = useState({ country, province });
	const readPlace = useCallback(() => {
		if (!ref.current) return;
		const form = new FormData(ref.current);
		const chosen = String(form.get('country') ?? '');
		const typed = String(form.get('province') ?? '');
		setPlace((former) => {
			if (former.country === chosen) return former;
			const saved = chosen === country ? province : '';
			return { country: chosen, province: saved || provinceIn(chosen, former.country, typed) };
		});
	}, [ref, country, province]);
	// Reads a country that was chosen before hydration.
	useEffect(readPlace, [readPlace]);
	return { ...place, readPlace };
}

type Place = Pick<Partial<AddressFields>, 'country' | 'province'>;

/** The province after a change of the country: text that was typed stays if the new country accepts it. */
function provinceIn(country: string, former: string, province: string): string {
	const fits = !needsProvince(country) || findProvince(country, province);
	return fits && !needsProvince(former) ? province : '';
}
