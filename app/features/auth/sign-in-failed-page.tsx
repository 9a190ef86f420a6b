import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { buttonClass } from '~/ui/button';
import { AuthScreen } from './auth-screen';

/** Shown if the platform's sign-in was cancelled, refused, or could not be reached. */
export function SignInFailedPage() {
	const { t } = useTranslation('auth');
	const { to } = useLocale();
	return (
		<AuthScreen title={t('callback.title')} intro={t('callback.intro')}>
			<Link to={to('/auth/login')} reloadDocument className={buttonClass('primary')}>
				{t('callback.again')}
			</Link>
		</AuthScreen>
	);
}
