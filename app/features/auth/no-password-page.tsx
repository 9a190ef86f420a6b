import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { buttonClass } from '~/ui/button';
import { AuthScreen } from './auth-screen';

/** Replaces the password forms if customers sign in at the platform with a code. */
export function NoPasswordPage() {
	const { t } = useTranslation('auth');
	const { to } = useLocale();
	return (
		<AuthScreen title={t('noPassword.title')} intro={t('noPassword.intro')}>
			<Link to={to('/auth/login')} reloadDocument className={buttonClass('primary')}>
				{t('noPassword.toLogin')}
			</Link>
		</AuthScreen>
	);
}
