import { useTranslation } from 'react-i18next';
import { TextField } from '~/ui/field';
import { NativeSelect } from '~/ui/select';
import { findProvince, needsProvince, provinceOptions, provinceValue } from './provinces';

export interface ProvinceFieldProps {
	id: string;
	/** ISO 3166-1; `''` where none is chosen yet. */
	country: string;
	/** Whether the account saves codes instead of names. */
	byCode: boolean;
	/** The saved, submitted or typed value. */
	value: string | undefined;
	error: string | undefined;
}

/** Field for a state or province: a select where the country has a list of them, else a text field. */
export function ProvinceField({ id, country, byCode, value = '', error }: ProvinceFieldProps) {
	const { t } = useTranslation('account');
	const shared = {
		id,
		name: 'province',
		label: t('fields.province'),
		autoComplete: 'address-level1',
		error,
	};
	if (!needsProvince(country)) {
		const hint = byCode ? t('fields.provinceByCode') : undefined;
		return <TextField {...shared} hint={hint} defaultValue={value} optional />;
	}
	const known = findProvince(country, value);
	return (
		<NativeSelect
			key={country}
			{...shared}
			options={provinceOptions(country, byCode, value)}
			placeholder={t('fields.chooseProvince')}
			defaultValue={known ? provinceValue(known, byCode) : value}
			required
		/>
	);
}
