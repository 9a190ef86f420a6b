import { useTranslation } from 'react-i18next';
import { useCustomer } from '~/features/customer/customer-store';
import { mainProductPath } from '~/site';
import { Drawer } from '~/ui/drawer';
import { UserIcon } from '~/ui/icons';
import { GridIcon, HomeIcon, MapIcon, WifiIcon } from '~/ui/menu-icons';
import { MailIcon } from '~/ui/screen-icons';
import { ColorModeSwitch } from './color-mode-switch';
import { LanguageSelect } from './language-select';
import { MenuLink } from './menu-link';
import { useHeaderEntries } from './navigation';
import { setOpen, useOpen } from './open-flags';

const customerEntries = [{ label: 'account.open', to: '/account' }] as const;
const guestEntries = [
	{ label: 'account.login', to: '/auth/login' },
	{ label: 'account.register', to: '/auth/register' },
] as const;

/** Icons by path. Here, because every page loads the entries. */
const ICONS: Readonly<Record<string, typeof HomeIcon>> = {
	'/': HomeIcon,
	[mainProductPath]: MapIcon,
	'/collections': GridIcon,
	'/connect': WifiIcon,
	'/contact': MailIcon,
	'/account': UserIcon,
	'/auth/login': UserIcon,
	'/auth/register': UserIcon,
};

export function MobileMenu() {
	const { t } = useTranslation('shell');
	const open = useOpen('mobileMenu');
	const close = () => setOpen('mobileMenu', false);
	const ofCustomer = useCustomer() === null ? guestEntries : customerEntries;
	const entries = [
		...useHeaderEntries().flatMap((entry) => [entry, ...entry.children]),
		...ofCustomer.map(({ label, to }) => ({ title: t(label), href: to })),
	];
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
					{entries.map(({ title, href }) => {
						const Icon = ICONS[href];
						return (
							<li key={`${href} ${title}`} className="border-line border-b">
								<MenuLink
									href={href}
									// A link to the current page changes no route, which would close the menu.
									onClick={close}
									className="flex min-h-16 items-center gap-4 py-3 text-xl aria-[current]:font-bold"
								>
									{Icon ? <Icon className="size-6 text-muted" /> : <span className="size-6" />}
									{title}
								</MenuLink>
							</li>
						);
					})}
				</ul>
			</nav>
		</Drawer>
	);
}
