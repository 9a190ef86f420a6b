import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { useCustomer } from '~/lib/customer-mirror';
import { buttonClass } from '~/ui/button';
import { UserIcon } from '~/ui/icons';

/**
 * The header's ways to register, to log in, or to the account. Until the page knows who is there, and without
 * JavaScript, it is the account, which leads guests to the login. All states take the same room.
 */
export function AccountLinks() {
	const { t } = useTranslation('shell');
	const { to } = useLocale();
	const guest = useCustomer() === null;
	return (
		<>
			<Link
				to={to('/auth/register')}
				className={`nav-link ml-3 max-xl:hidden ${guest ? '' : 'invisible'}`}
			>
				{t('account.register')}
			</Link>
			<Link
				to={to(guest ? '/auth/login' : '/account')}
				aria-label={t(guest ? 'account.login' : 'account.open')}
				className={buttonClass('quiet', 'icon')}
			>
				<UserIcon />
			</Link>
		</>
	);
}
