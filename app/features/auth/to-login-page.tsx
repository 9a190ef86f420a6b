import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { buttonClass } from '~/ui/button';
import { AuthScreen } from './auth-screen';

/**
 * Leads to the login. `noPassword` replaces the password forms if customers sign in at the platform with a code;
 * `callback` follows a sign-in there that was cancelled, refused, or could not be reached.
 */
export function ToLoginPage({ text }: { text: 'noPassword' | 'callback' }) {
	const { t } = useTranslation('auth');
	const { to } = useLocale();
	return (
		<AuthScreen title={t(`${text}.title`)} intro={t(`${text}.intro`)}>
			<Link to={to('/auth/login')} reloadDocument className={buttonClass('primary')}>
				{t(`${text}.toLogin`)}
			</Link>
		</AuthScreen>
	);
}
