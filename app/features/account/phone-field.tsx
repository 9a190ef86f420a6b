import { useTranslation } from 'react-i18next';
import { TextField } from '~/ui/field';

export interface PhoneFieldProps {
	id: string;
	hint: string;
	/** The saved value, or the submitted one after an error. */
	value: string | undefined;
	error: string | undefined;
}

/** Phone number field of an account form, in full width. */
export function PhoneField({ id, hint, value, error }: PhoneFieldProps) {
	const { t } = useTranslation('account');
	return (
		<div className="sm:col-span-2">
			<TextField
				id={id}
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
