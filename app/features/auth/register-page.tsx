import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { TextField } from '~/ui/field';
import { AuthForm } from './auth-form';
import type { AuthResult } from './auth-forms';
import { MAX_LENGTH, registerForm } from './auth-forms';
import { AuthLink } from './auth-link';
import { AuthScreen } from './auth-screen';
import { NewPasswordField } from './new-password-field';

export function RegisterPage({
	result,
	formToken,
}: {
	result: AuthResult | undefined;
	formToken: string;
}) {
	const { t } = useTranslation('auth');
	const { to } = useLocale();
	return (
		<AuthScreen
			title={t('register.title')}
			intro={t('register.intro')}
			footer={
				<p>
					{t('register.known')} <AuthLink to="/auth/login">{t('register.toLogin')}</AuthLink>
				</p>
			}
		>
			<AuthForm
				schema={registerForm}
				result={result}
				formToken={formToken}
				submit={t('register.submit')}
			>
				{(field) => (
					<>
						<div className="grid gap-5 sm:grid-cols-2">
							<TextField
								{...field('firstName')}
								label={t('fields.firstName')}
								autoComplete="given-name"
								maxLength={MAX_LENGTH}
								optional
							/>
							<TextField
								{...field('lastName')}
								label={t('fields.lastName')}
								autoComplete="family-name"
								maxLength={MAX_LENGTH}
								optional
							/>
						</div>
						<TextField
							{...field('email')}
							type="email"
							label={t('fields.email')}
							autoComplete="email"
							required
						/>
						<NewPasswordField {...field('password')} label={t('fields.password')} />
						<p className="text-muted text-sm">
							{t('register.privacy')}{' '}
							<Link to={to('/legal/privacy')} className="text-link">
								{t('register.toPrivacy')}
							</Link>
						</p>
					</>
				)}
			</AuthForm>
		</AuthScreen>
	);
}
