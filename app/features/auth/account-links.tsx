import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useCustomer } from '~/features/customer/customer-store';
import { useLocale } from '~/i18n/use-locale';
import { buttonClass } from '~/ui/button';
import { UserIcon } from '~/ui/icons';

/** The header's link to the registration, for guests. For others it is hidden, but keeps its space. */
export function RegisterLink() {
	const { t } = useTranslation('shell');
	const { to } = useLocale();
	const guest = useCustomer() === null;
	return (
		<Link
			to={to('/auth/register')}
			className={`nav-link mr-3 max-lg:hidden ${guest ? '' : 'invisible'}`}
		>
			{t('account.register')}
		</Link>
	);
}

/**
 * The header's link to the login or the account. Until the page knows the customer, and without JavaScript, it links
 * to the account, which redirects guests to the login.
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
