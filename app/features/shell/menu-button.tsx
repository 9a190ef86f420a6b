import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { withStyles } from '~/lib/deferred-styles';
import { preload } from '~/lib/preload';
import { Button } from '~/ui/button';
import { MenuIcon } from '~/ui/icons';
import { openFrom, setOpen, useOpen } from '~/ui/open-flags';
import { useDeferredImport } from '~/ui/use-deferred-import';
import { FOOTER_NAVIGATION_ID } from './footer';

const loadMenu = () => withStyles(() => import('./mobile-menu'));

/** Opens the navigation drawer on small screens. The drawer is loaded on the first use. */
export function MenuButton() {
	const { t } = useTranslation('shell');
	const { key } = useLocation();
	const open = useOpen('mobileMenu');

	useEffect(() => {
		if (key) setOpen('mobileMenu', false);
	}, [key]);

	const menu = useDeferredImport(open, loadMenu, () => {
		setOpen('mobileMenu', false);
		// Offline, or the file is gone after a new deployment: the footer has the same links.
		document.getElementById(FOOTER_NAVIGATION_ID)?.focus();
	});

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
				onClick={(event) => openFrom(event, 'mobileMenu')}
			>
				<MenuIcon />
			</Button>
			{menu ? <menu.MobileMenu /> : null}
		</>
	);
}
