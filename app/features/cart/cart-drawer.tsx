import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { setOpen, useOpen } from '~/lib/open-flags';
import { Drawer } from '~/ui/drawer';
import { Spinner } from '~/ui/spinner';
import { CartLine } from './cart-line';
import { CartNotices } from './cart-notices';
import { useCart, wantedLines } from './cart-store';
import { CartSummary } from './cart-summary';
import { EmptyCart } from './empty-cart';

/** Lines shown in the drawer; a larger cart is seen whole on its page. */
const DRAWER_LINES = 20;

/** The cart in a panel from the right. */
export function CartDrawer() {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	const open = useOpen('cartDrawer');
	const state = useCart();
	const lines = wantedLines(state);
	const shown = lines.slice(0, DRAWER_LINES);
	const hidden = lines.length - shown.length;
	const empty = lines.length === 0 && state.adding.length === 0;
	return (
		<Drawer
			open={open}
			onClose={() => setOpen('cartDrawer', false)}
			title={t('title')}
			side="right"
			footer={state.cart && lines.length > 0 ? <CartSummary cart={state.cart} /> : undefined}
		>
			<CartNotices notices={state.notices} />
			{empty ? <EmptyCart /> : null}
			<ul aria-label={t('lines')} className="divide-y divide-line">
				{state.adding.map(({ id, title }) => (
					<li key={id} className="flex items-center gap-3 py-5 text-muted">
						<Spinner />
						{title}
					</li>
				))}
				{shown.map((line) => (
					<li key={line.id} className="py-5">
						<CartLine line={line} />
					</li>
				))}
			</ul>
			{lines.length > 0 ? (
				<p className="flex flex-wrap justify-between gap-2 border-line border-t pt-4 text-sm">
					{hidden > 0 ? <span>{t('more', { count: hidden })}</span> : null}
					<Link to={to('/cart')} className="text-link inline-flex min-h-11 items-center">
						{t('fullCart')}
					</Link>
				</p>
			) : null}
		</Drawer>
	);
}
