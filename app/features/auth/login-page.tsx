import { useTranslation } from 'react-i18next';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { PasswordField } from '~/ui/password-field';
import { AuthForm } from './auth-form';
import { loginForm } from './auth-forms';
import { AuthLink } from './auth-link';
import type { AuthAnswer } from './auth-problem';
import { AuthScreen } from './auth-screen';
import type { LoginNotice } from './login-notice';

export interface LoginPageProps {
	answer: AuthAnswer | undefined;
	stamp: string;
	/** Why the visitor was redirected here. */
	notice: LoginNotice | undefined;
}

export function LoginPage({ answer, stamp, notice }: LoginPageProps) {
	const { t } = useTranslation('auth');
	return (
		<AuthScreen
			title={t('login.title')}
			intro={t('login.intro')}
			footer={
				<>
					<p>
						<AuthLink to="/auth/recover">{t('login.forgotten')}</AuthLink>
					</p>
					<p>
						{t('login.new')} <AuthLink to="/auth/register">{t('login.toRegister')}</AuthLink>
					</p>
				</>
			}
		>
			{notice && !answer ? (
				<div role="status" className="mb-6">
					<Notice tone={notice === 'expired' ? 'warning' : 'success'}>
						{t(`notices.${notice}`)}
					</Notice>
				</div>
			) : null}
			<AuthForm schema={loginForm} answer={answer} stamp={stamp} submit={t('login.submit')}>
				{(field) => (
					<>
						<TextField
							{...field('email')}
							label={t('fields.email')}
							inputMode="email"
							autoComplete="username"
							autoCapitalize="none"
							spellCheck={false}
							required
						/>
						<PasswordField
							{...field('password')}
							label={t('fields.password')}
							autoComplete="current-password"
							required
						/>
					</>
				)}
			</AuthForm>
		</AuthScreen>
	);
}
