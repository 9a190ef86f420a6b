import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '~/ui/password-field';
import { StrengthMeter } from '~/ui/strength-meter';
import type { FieldState } from './auth-form';
import { PASSWORD_LENGTH } from './auth-forms';
import { passwordStrength } from './password-strength';

/** Personal data that makes a password easy to guess. */
const PERSONAL_FIELDS = ['email', 'firstName', 'lastName'];

/** Field for a new password, with a meter of its strength. */
export function NewPasswordField({ id, name, error, label }: FieldState & { label: string }) {
	const { t } = useTranslation('auth');
	const [typed, setTyped] = useState({ password: '', personalData: [] as string[] });
	const level = passwordStrength(typed.password, typed.personalData);
	return (
		<PasswordField
			id={id}
			name={name}
			label={label}
			hint={t('fields.passwordHint', PASSWORD_LENGTH)}
			error={error}
			autoComplete="new-password"
			required
			minLength={PASSWORD_LENGTH.min}
			onChange={({ currentTarget: { value, form } }) => {
				const fields = form ? new FormData(form) : new FormData();
				setTyped({
					password: value,
					personalData: PERSONAL_FIELDS.map((field) => String(fields.get(field) ?? '')),
				});
			}}
			strength={
				<div className="noscript:hidden">
					<StrengthMeter
						label={t('strength.label')}
						level={level}
						text={t(`strength.level${level}`)}
					/>
				</div>
			}
		/>
	);
}
