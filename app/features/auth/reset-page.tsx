import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { buttonClass } from '~/ui/button';
import { AuthForm } from './auth-form';
import type { AuthResult } from './auth-forms';
import { resetForm } from './auth-forms';
import { AuthLink } from './auth-link';
import { AuthScreen } from './auth-screen';
import { NewPasswordField } from './new-password-field';

export interface ResetPageProps {
	result: AuthResult | undefined;
	formToken: string;
	/** Whether the URL contains a valid proof; see `resetProof`. */
	linked: boolean;
}

/** Form for a new password, for visitors with the mailed link. Others see how to request one. */
export function ResetPage({ result, formToken, linked }: ResetPageProps) {
	const { t } = useTranslation('auth');
	const { to } = useLocale();
	const footer = (
		<p>
			<AuthLink to="/auth/login">{t('toLogin')}</AuthLink>
		</p>
	);
	if (!linked || result?.problems?.form === 'linkInvalid') {
		return (
			<AuthScreen
				title={t(linked ? 'reset.invalidTitle' : 'reset.bareTitle')}
				intro={linked ? t('problems.linkInvalid') : t('reset.bare')}
				footer={footer}
			>
				<p>{t('reset.bareHint')}</p>
				<Link to={to('/auth/recover')} className={buttonClass('primary', 'wide', 'mt-5')}>
					{t('reset.toRecover')}
				</Link>
			</AuthScreen>
		);
	}
	return (
		<AuthScreen title={t('reset.title')} intro={t('reset.intro')} footer={footer}>
			<AuthForm schema={resetForm} result={result} formToken={formToken} submit={t('reset.submit')}>
				{(field) => <NewPasswordField {...field('password')} label={t('fields.newPassword')} />}
			</AuthForm>
		</AuthScreen>
	);
}
