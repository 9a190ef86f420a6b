import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { TextField } from '~/ui/field';
import { useCheckedForm } from '~/ui/use-checked-form';
import type { FieldProblems } from './account-view';
import { FormActions, FormProblem } from './form-actions';
import { type Problem, profileSchema } from './form-schemas';
import { PhoneField } from './phone-field';

type ProfileField = 'firstName' | 'lastName' | 'phone';

export interface ProfileFormProps {
	/** The saved values, or the submitted ones after an error. */
	values: Partial<Record<ProfileField, string>>;
	/** Read-only: the platform does not allow a change here. */
	email?: string;
	/** Leaves out the phone number, because it can only be changed at the platform. */
	phoneFixed?: boolean;
	/** Problems that the server found. */
	problems?: FieldProblems<ProfileField>;
}

export function ProfileForm({ values, email, phoneFixed, problems: answered }: ProfileFormProps) {
	const { t } = useTranslation('account');
	const { ref, onSubmit, problems } = useCheckedForm(profileSchema, answered, (problem) =>
		t(`problems.${problem as Problem}`),
	);
	return (
		<Form ref={ref} method="post" onSubmit={onSubmit} noValidate className="max-w-xl">
			<FormProblem>{problems.form}</FormProblem>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					name="firstName"
					label={t('fields.firstName')}
					autoComplete="given-name"
					defaultValue={values.firstName}
					error={problems.firstName}
					optional
				/>
				<TextField
					name="lastName"
					label={t('fields.lastName')}
					autoComplete="family-name"
					defaultValue={values.lastName}
					error={problems.lastName}
					optional
				/>
				{phoneFixed ? null : (
					<PhoneField hint={t('profile.phoneHint')} value={values.phone} error={problems.phone} />
				)}
			</div>
			{email ? (
				<div className="mt-6">
					<p className="font-bold text-sm">{t('profile.email')}</p>
					<p className="[overflow-wrap:anywhere]">{email}</p>
					<p className="text-muted text-sm">{t('profile.emailHint')}</p>
				</div>
			) : null}
			<FormActions />
		</Form>
	);
}
