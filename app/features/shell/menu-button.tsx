import { useLocation } from '@remix-run/react';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withStyles } from '~/lib/deferred-styles';
import { preload } from '~/lib/preload';
import { Button } from '~/ui/button';
import { MenuIcon } from '~/ui/icons';
import { FOOTER_NAVIGATION_ID } from './footer';
import { setOpen, useOpen } from './open-flags';

const loadMenu = () => withStyles(() => import('./mobile-menu'));

/** Opens the navigation drawer on small screens. The drawer is loaded on the first use. */
export function MenuButton() {
	const { t } = useTranslation('shell');
	const { key } = useLocation();
	const open = useOpen('mobileMenu');
	const [Menu, setMenu] = useState<ComponentType>();

	useEffect(() => {
		if (key) setOpen('mobileMenu', false);
	}, [key]);

	const show = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
		// Safari does not focus a clicked button; the drawer returns the focus to the active element.
		currentTarget.focus();
		try {
			const { MobileMenu } = await loadMenu();
			setMenu(() => MobileMenu);
			setOpen('mobileMenu', true);
		} catch {
			// Offline, or the file is gone after a new deployment: the footer has the same links.
			document.getElementById(FOOTER_NAVIGATION_ID)?.focus();
		}
	};

	return (
		<>
			<Button
				variant="quiet"
				shape="icon"
				className="lg:hidden noscript:hidden"
				aria-label={t('menu')}
				aria-haspopup="dialog"
				aria-expanded={open}
				onPointerEnter={() => preload(loadMenu)}
				onClick={show}
			>
				<MenuIcon />
			</Button>
			{Menu ? <Menu /> : null}
		</>
	);
}
