import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useCustomer } from '~/features/customer/customer-store';
import { useLocale } from '~/i18n/use-locale';
import { withoutCampaign } from '~/lib/campaign-parameters';
import { mainProductPath, ownPages } from '~/site';
import { Drawer } from '~/ui/drawer';
import { Icon, type IconProps, icon, UserIcon } from '~/ui/icons';
import { setOpen, useOpen } from '~/ui/open-flags';
import { ColorModeSwitch } from './color-mode-switch';
import { LanguageSelect } from './language-select';
import { MenuLink } from './menu-link';
import { useHeaderEntries } from './navigation';

const GridIcon = icon('M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z');
const CloudIcon = icon('M7 18.5h10a4 4 0 0 0 .6-7.96 5.6 5.6 0 0 0-10.7-1.1A4.6 4.6 0 0 0 7 18.5z');
const HeartIcon = icon(
	'M12 20 4.4 12.2a4.9 4.9 0 0 1 0-6.8 4.6 4.6 0 0 1 6.7 0l.9.9.9-.9a4.6 4.6 0 0 1 6.7 0 4.9 4.9 0 0 1 0 6.8z',
);
const HomeIcon = icon('M4 11 12 4l8 7v9h-5.5v-6h-5v6H4z');
const GlobeIcon = icon(
	'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c4.5 5 4.5 12 0 17-4.5-5-4.5-12 0-17z',
);
const MailIcon = icon('M3.5 5.5h17v13h-17zM4 6l8 7 8-7');
const WifiIcon = icon(
	'M3 9.5c5-4.7 13-4.7 18 0M6.3 13c3.2-3 8.2-3 11.4 0M9.5 16.3c1.4-1.3 3.6-1.3 5 0M12 19.5v.2',
);

function MapIcon(props: IconProps) {
	return (
		<Icon {...props}>
			<path d="M3.5 4.5h17v15h-17zM3.5 14l5-4 5 3.5 7-5.5" />
			<path d="M8 6.9v.2M15.5 16v.2" strokeLinecap="round" strokeWidth="2.5" />
		</Icon>
	);
}

/** Entries below those of the header. */
const moreEntries = [...ownPages, { label: 'footer.wishlist', to: '/wishlist' }] as const;

const customerEntries = [{ label: 'account.open', to: '/account' }] as const;
const guestEntries = [
	{ label: 'account.login', to: '/auth/login' },
	{ label: 'account.register', to: '/auth/register' },
] as const;

/** Icons by path. They are not in `navigation.ts`, which every page loads. */
const ICONS: Readonly<Record<string, typeof HomeIcon>> = {
	'/': HomeIcon,
	[mainProductPath]: MapIcon,
	'/collections': GridIcon,
	'/connect': WifiIcon,
	'/contact': MailIcon,
	'/weather': CloudIcon,
	'/wishlist': HeartIcon,
	'/market': GlobeIcon,
	'/account': UserIcon,
	'/auth/login': UserIcon,
	'/auth/register': UserIcon,
};

export function MobileMenu() {
	const { t } = useTranslation('shell');
	const open = useOpen('mobileMenu');
	const { path } = useLocale();
	const { search } = useLocation();
	const returnTo = `${path}${withoutCampaign(search)}`;
	const close = () => setOpen('mobileMenu', false);
	const ofCustomer = useCustomer() === null ? guestEntries : customerEntries;
	const entries = [
		...useHeaderEntries().flatMap((entry) => [entry, ...entry.children]),
		...[...moreEntries, ...ofCustomer].map(({ label, to }) => ({ title: t(label), href: to })),
		{ title: t('footer.market'), href: `/market?${new URLSearchParams({ returnTo })}` },
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
						const Icon = ICONS[href.replace(/\?.*/, '')];
						return (
							<li key={`${href} ${title}`} className="border-line border-b">
								<MenuLink
									href={href}
									// A link to the current page changes no route, which would close the menu.
									onClick={close}
									className="flex min-h-11 items-center gap-4 py-2 text-xl aria-[current]:font-bold"
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
