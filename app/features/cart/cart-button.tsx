import { Link, useLocation } from '@remix-run/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { setOpen, useOpen } from '~/lib/open-flags';
import { Button, buttonClass } from '~/ui/button';
import { CartIcon } from '~/ui/icons';
import { startCart, useCart, wantedLines } from './cart-store';

const loadDrawer = () => import('./cart-drawer');

/**
 * Opens the cart drawer; its badge counts the distinct lines. Until the page is hydrated, and without
 * JavaScript, it is a plain link to the cart page.
 */
export function CartButton() {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	const { pathname } = useLocation();
	const open = useOpen('cartDrawer');
	const state = useCart();
	const [started, setStarted] = useState(false);
	const [Drawer, setDrawer] = useState<ComponentType>();
	const sessionPath = to('/api/session');

	useEffect(() => {
		setStarted(true);
		return startCart(sessionPath);
	}, [sessionPath]);

	// Following a link inside the drawer leads away from it.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the path's change is the event
	useEffect(() => setOpen('cartDrawer', false), [pathname]);

	useEffect(() => {
		if (!open || Drawer) return;
		loadDrawer().then(
			({ CartDrawer }) => setDrawer(() => CartDrawer),
			// The drawer's code is not to be had: the cart page needs none.
			() => window.location.assign(to('/cart')),
		);
	}, [open, Drawer, to]);

	if (!started) {
		return (
			<Link to={to('/cart')} aria-label={t('open')} className={buttonClass('quiet', 'icon')}>
				<CartIcon />
			</Link>
		);
	}
	const count = wantedLines(state).length;
	return (
		<>
			<Button
				variant="quiet"
				shape="icon"
				aria-label={t('open')}
				aria-haspopup="dialog"
				aria-describedby="cart-count"
				onClick={(event) => {
					// Safari does not focus what is clicked; the drawer gives the focus back to where it was.
					event.currentTarget.focus();
					setOpen('cartDrawer', true);
				}}
				onPointerEnter={loadDrawer}
				onFocus={loadDrawer}
			>
				<CartIcon />
				{count > 0 ? (
					<span
						aria-hidden="true"
						className="absolute top-0.5 right-0.5 min-w-5 rounded-lg bg-ink px-1 text-center font-mono text-paper text-xs"
					>
						{count}
					</span>
				) : null}
			</Button>
			<span id="cart-count" className="sr-only">
				{t('count', { count })}
			</span>
			{Drawer ? <Drawer /> : null}
		</>
	);
}
