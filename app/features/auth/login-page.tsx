import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { PasswordField } from '~/ui/password-field';
import { AuthForm } from './auth-form';
import type { AuthResult } from './auth-forms';
import { loginForm } from './auth-forms';
import { AuthLink } from './auth-link';
import { AuthScreen } from './auth-screen';
import { hasToLogInAgain, type LoginNotice } from './login-notice';

export interface LoginPageProps {
	result: AuthResult | undefined;
	formToken: string;
	/** Why the visitor was redirected here. */
	notice: LoginNotice | undefined;
}

export interface LeavingPageProps {
	url: string;
	notice: LoginNotice;
}

/** Shown before the redirect to the Customer Account API, after a session that has ended. */
export function LeavingPage({ url, notice }: LeavingPageProps) {
	const { t } = useTranslation('auth');
	return (
		<AuthScreen title={t('login.title')}>
			<p>{t(`notices.${notice}`)}</p>
			<a href={url} className={buttonClass('primary', 'wide', 'mt-6')}>
				{t('login.submit')}
			</a>
		</AuthScreen>
	);
}

export function LoginPage({ result, formToken, notice }: LoginPageProps) {
	const { t } = useTranslation('auth');
	const id = useId();
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
			{notice && !result ? (
				// Focused by the browser, since it always comes with a whole page, where a live region is not read.
				// biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
				// biome-ignore lint/a11y/noAutofocus: the page is the response to a form
				<div role="group" tabIndex={-1} autoFocus aria-labelledby={id} className="mb-6">
					<Notice tone={hasToLogInAgain(notice) ? 'warning' : 'success'}>
						<p id={id}>{t(`notices.${notice}`)}</p>
					</Notice>
				</div>
			) : null}
			<AuthForm schema={loginForm} result={result} formToken={formToken} submit={t('login.submit')}>
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
