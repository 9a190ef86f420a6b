import { useTranslation } from 'react-i18next';
import { TextField } from '~/ui/field';

export interface PhoneFieldProps {
	hint: string;
	/** As it stands, or as it was typed. */
	value: string | undefined;
	error: string | undefined;
}

/** The phone number in a form of the account, as wide as the form. */
export function PhoneField({ hint, value, error }: PhoneFieldProps) {
	const { t } = useTranslation('account');
	return (
		<div className="sm:col-span-2">
			<TextField
				name="phone"
				type="tel"
				label={t('fields.phone')}
				hint={hint}
				autoComplete="tel"
				defaultValue={value}
				error={error}
				optional
			/>
		</div>
	);
}
