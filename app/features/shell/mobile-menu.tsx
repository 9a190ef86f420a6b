import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useCustomer } from '~/features/customer/customer-store';
import { useLocale } from '~/i18n/use-locale';
import { Drawer } from '~/ui/drawer';
import { UserIcon } from '~/ui/icons';
import { GridIcon, HomeIcon, MapIcon, WifiIcon } from '~/ui/menu-icons';
import { MailIcon } from '~/ui/screen-icons';
import { ColorModeSwitch } from './color-mode-switch';
import { LanguageSelect } from './language-select';
import { navigation } from './navigation';
import { setOpen, useOpen } from './open-flags';

const customerEntries = [{ label: 'account.open', to: '/account' }] as const;
const guestEntries = [
	{ label: 'account.login', to: '/auth/login' },
	{ label: 'account.register', to: '/auth/register' },
] as const;

/** Icons of the navigation entries. Here, because every page loads the entries. */
const ICONS = {
	'nav.home': HomeIcon,
	'nav.map': MapIcon,
	'nav.collections': GridIcon,
	'nav.connect': WifiIcon,
	'nav.contact': MailIcon,
	'account.open': UserIcon,
	'account.login': UserIcon,
	'account.register': UserIcon,
};

export function MobileMenu() {
	const { t } = useTranslation('shell');
	const { path, to } = useLocale();
	const open = useOpen('mobileMenu');
	const close = () => setOpen('mobileMenu', false);
	const entries = [...navigation, ...(useCustomer() === null ? guestEntries : customerEntries)];
	return (
		<Drawer
			open={open}
			onClose={close}
			title={t('menu')}
			footer={
				<div className="grid gap-5">
					<LanguageSelect />
					<ColorModeSwitch name="menu-color-mode" />
				</div>
			}
		>
			<nav aria-label={t('nav.label')}>
				<ul className="-mt-2">
					{entries.map(({ label, to: target }) => {
						const Icon = ICONS[label];
						return (
							<li key={target} className="border-line border-b">
								<Link
									to={to(target)}
									aria-current={path === target ? 'page' : undefined}
									// A link to the current page changes no route, which would close the menu.
									onClick={close}
									className="flex min-h-16 items-center gap-4 py-3 text-xl aria-[current=page]:font-bold"
								>
									<Icon className="size-6 text-muted" />
									{t(label)}
								</Link>
							</li>
						);
					})}
				</ul>
			</nav>
		</Drawer>
	);
}
