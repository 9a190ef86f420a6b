import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useCustomer } from '~/features/customer/customer-store';
import { useLocale } from '~/i18n/use-locale';
import { buttonClass } from '~/ui/button';
import { UserIcon } from '~/ui/icons';

/** The header's way to register, for guests; it takes the same room for all. */
export function RegisterLink() {
	const { t } = useTranslation('shell');
	const { to } = useLocale();
	const guest = useCustomer() === null;
	return (
		<Link
			to={to('/auth/register')}
			className={`nav-link mr-3 max-xl:hidden ${guest ? '' : 'invisible'}`}
		>
			{t('account.register')}
		</Link>
	);
}

/**
 * The header's way to log in, or to the account. Until the page knows who is there, and without JavaScript, it is the
 * account, which leads guests to the login.
 */
export function AccountLink() {
	const { t } = useTranslation('shell');
	const { to } = useLocale();
	const guest = useCustomer() === null;
	return (
		<Link
			to={to(guest ? '/auth/login' : '/account')}
			aria-label={t(guest ? 'account.login' : 'account.open')}
			className={buttonClass('quiet', 'icon')}
		>
			<UserIcon />
		</Link>
	);
}
