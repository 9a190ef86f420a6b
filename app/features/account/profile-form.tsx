import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '~/i18n/use-problem-text';
import type { Problems } from '~/lib/checked-form';
import { TextField } from '~/ui/field';
import { FormProblems, fieldId } from '~/ui/form-problems';
import { useCheckedForm } from '~/ui/use-checked-form';
import { FormActions } from './form-actions';
import { profileSchema } from './form-schemas';
import { PhoneField } from './phone-field';

const FORM = 'profile';

type ProfileField = 'firstName' | 'lastName' | 'phone';

export interface ProfileFormProps {
	/** The saved values, or the submitted ones after an error. */
	values: Partial<Record<ProfileField, string>>;
	/** Shown read-only: the platform does not allow a change here. */
	email?: string;
	/** Leaves out the phone number, because it can only be changed at the platform. */
	phoneFixed?: boolean;
	/** Problems that the server found. */
	problems?: Problems<ProfileField>;
}

export function ProfileForm({
	values,
	email,
	phoneFixed,
	problems: serverProblems,
}: ProfileFormProps) {
	const { t } = useTranslation('account');
	const { ref, onSubmit, problems } = useCheckedForm(
		profileSchema,
		serverProblems,
		useProblemText('account:problems'),
	);
	const labels = {
		firstName: t('fields.firstName'),
		lastName: t('fields.lastName'),
		phone: t('fields.phone'),
	};
	return (
		<Form ref={ref} method="post" onSubmit={onSubmit} noValidate className="grid max-w-xl gap-6">
			<FormProblems form={FORM} problems={problems} labels={labels} />
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					id={fieldId(FORM, 'firstName')}
					name="firstName"
					label={t('fields.firstName')}
					autoComplete="given-name"
					defaultValue={values.firstName}
					error={problems.firstName}
					optional
				/>
				<TextField
					id={fieldId(FORM, 'lastName')}
					name="lastName"
					label={t('fields.lastName')}
					autoComplete="family-name"
					defaultValue={values.lastName}
					error={problems.lastName}
					optional
				/>
				{phoneFixed ? null : (
					<PhoneField
						id={fieldId(FORM, 'phone')}
						hint={t('profile.phoneHint')}
						value={values.phone}
						error={problems.phone}
					/>
				)}
			</div>
			{email ? (
				<div>
					<p className="font-bold text-sm">{t('profile.email')}</p>
					<p className="[overflow-wrap:anywhere]">{email}</p>
					<p className="text-muted text-sm">{t('profile.emailHint')}</p>
				</div>
			) : null}
			<FormActions />
		</Form>
	);
}
