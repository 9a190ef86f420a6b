import { Link, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Button, buttonClass } from '~/ui/button';
import { CartIcon } from '~/ui/icons';
import { openFrom, setOpen, useOpen } from '~/ui/open-flags';
import { showToast } from '~/ui/toast-store';
import { useDeferredImport } from '~/ui/use-deferred-import';
import { clearNotices, savedCart, startCart, useCart, wantedLines } from './cart-store';
import { loadDrawer, preloadDrawer } from './open-drawer';

/**
 * Opens the cart drawer; its badge shows the number of articles. Before hydration, and without JavaScript, it is a
 * link to the cart page.
 */
export function CartButton() {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	const { key, pathname } = useLocation();
	const open = useOpen('cartDrawer');
	const state = useCart();
	const [started, setStarted] = useState(false);
	const sessionPath = to('/api/session');
	const cartPath = to('/cart');

	useEffect(() => {
		setStarted(true);
		return startCart(sessionPath);
	}, [sessionPath]);

	// Close the drawer after a navigation, such as a link inside it; the cart page shows its notices.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
	useEffect(() => {
		setOpen('cartDrawer', false);
		if (pathname !== cartPath) clearNotices();
	}, [key]);

	const drawer = useDeferredImport(open, loadDrawer, async () => {
		// Open the cart page instead, after all changes are saved.
		if (await savedCart()) {
			window.location.assign(cartPath);
		} else {
			setOpen('cartDrawer', false);
			showToast(t('notices.UNAVAILABLE'));
		}
	});

	if (!started) {
		return (
			<Link to={cartPath} aria-label={t('open')} className={buttonClass('quiet', 'icon')}>
				<CartIcon />
			</Link>
		);
	}
	const count = wantedLines(state).reduce((sum, { quantity }) => sum + quantity, 0);
	return (
		<>
			<Button
				variant="quiet"
				shape="icon"
				aria-label={t('open')}
				aria-haspopup="dialog"
				aria-describedby="cart-count"
				onClick={(event) => openFrom(event, 'cartDrawer')}
				onPointerEnter={preloadDrawer}
				onFocus={preloadDrawer}
			>
				<CartIcon />
				{/* It would stick out above the drawer. */}
				{count > 0 && !open ? (
					<span
						aria-hidden="true"
						className="top-0.5 right-0 absolute min-w-4.5 rounded-full bg-ink px-1 text-center font-bold text-[0.6875rem] text-paper leading-4.5 tabular-nums"
					>
						{count}
					</span>
				) : null}
			</Button>
			<span id="cart-count" className="sr-only">
				{t('count', { count })}
			</span>
			{drawer ? <drawer.CartDrawer /> : null}
		</>
	);
}
