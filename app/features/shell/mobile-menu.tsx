import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { setOpen, useOpen } from '~/lib/open-flags';
import { Drawer } from '~/ui/drawer';
import { ColorModeSwitch } from './color-mode-switch';
import { LanguageSelect } from './language-select';
import { navigation } from './navigation';

/** The navigation of small screens. */
export function MobileMenu() {
	const { t } = useTranslation('shell');
	const { path, to } = useLocale();
	const open = useOpen('mobileMenu');
	const close = () => setOpen('mobileMenu', false);
	return (
		<Drawer
			open={open}
			onClose={close}
			title={t('menu')}
			footer={
				<div className="grid gap-5">
					<LanguageSelect />
					<ColorModeSwitch />
				</div>
			}
		>
			<nav aria-label={t('nav.label')}>
				<ul className="-mt-2">
					{navigation.map(({ label, icon: Icon, to: target }) => (
						<li key={target} className="border-line border-b">
							<Link
								to={to(target)}
								aria-current={path === target ? 'page' : undefined}
								// The page one is on already: no route changes that would close the menu.
								onClick={close}
								className="flex min-h-16 items-center gap-4 py-3 text-xl aria-[current=page]:font-bold"
							>
								<Icon className="size-6 text-muted" />
								{t(label)}
							</Link>
						</li>
					))}
				</ul>
			</nav>
		</Drawer>
	);
}
