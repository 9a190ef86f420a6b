import { Link } from '@remix-run/react';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { withNoBreakSpaces } from '~/lib/no-break';
import { Drawer } from '~/ui/drawer';
import { CheckIcon } from '~/ui/icons';
import { setOpen, useOpen } from '~/ui/open-flags';
import { Spinner } from '~/ui/spinner';
import { CartLine } from './cart-line';
import { CartNotices, sortNotices } from './cart-notices';
import { type CartState, clearNotices, useCart, wantedLines } from './cart-store';
import { CartSummary, CartTotal, CheckoutLink } from './cart-summary';
import { EmptyCart } from './empty-cart';
import { GiftNote } from './gift-note';
import { UndoRemoval } from './removed-line';
import { SuggestedProducts } from './suggested-products';

/** Maximum number of lines in the drawer; the cart page shows all. */
const DRAWER_LINES = 20;

/** The cart in a drawer. A new quantity is shown at once; prices and sums, which take longer to render, follow. */
export function CartDrawer() {
	return <DrawerContent state={useDeferredValue(useCart())} />;
}

const DrawerContent = memo(function DrawerContent({ state }: { state: CartState }) {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	const open = useOpen('cartDrawer');
	const { cart, adding, added, responses } = state;
	const lines = wantedLines(state);
	const shown = lines.slice(0, DRAWER_LINES);
	const hidden = lines.length - shown.length;
	const notices = sortNotices(state.notices, shown);
	const filled = lines.length > 0 ? cart : undefined;
	const unsaved = state.unsaved > 0;
	const close = () => {
		setOpen('cartDrawer', false);
		clearNotices();
	};
	return (
		<Drawer
			open={open}
			onClose={close}
			title={t('title')}
			footer={filled ? <CartTotal cart={filled} unsaved={unsaved} /> : undefined}
			action={filled ? <CheckoutLink cart={filled} /> : undefined}
		>
			<CartNotices notices={notices.rest} responses={responses} />
			{lines.length === 0 && adding.length === 0 ? (
				<EmptyCart>
					<SuggestedProducts />
				</EmptyCart>
			) : null}
			{/* Announced already, by the button. */}
			{added ? (
				<p
					className="mb-3 flex items-center gap-2 font-bold text-sm text-success"
					aria-hidden="true"
				>
					<CheckIcon className="size-5 shrink-0" />
					{t('added', { product: withNoBreakSpaces(added) })}
				</p>
			) : null}
			<ul aria-label={t('lines')} className="-mt-5 divide-y divide-line">
				{adding.map(({ id, title }) => (
					<li key={id} className="flex items-center gap-3 py-5 text-muted">
						<Spinner />
						{title}
					</li>
				))}
				{shown.map((line) => (
					<li key={line.id} className="py-5">
						<UndoRemoval place={`above ${line.id}`} />
						<CartLine
							line={line}
							notices={notices.ofLine(line.id)}
							responses={responses}
							vatIncluded={cart?.vatIncluded ?? false}
						/>
						<UndoRemoval place={`below ${line.id}`} />
					</li>
				))}
			</ul>
			{lines.length > 0 && cart?.gift ? <GiftNote {...cart.gift} isInCart /> : null}
			{lines.length > 0 ? (
				<p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-4 text-sm">
					{hidden > 0 ? <span>{t('more', { count: hidden })}</span> : null}
					<Link to={to('/cart')} className="text-link inline-flex min-h-11 items-center">
						{t('fullCart')}
					</Link>
					{cart?.goods !== 'shipped' || cart.gift ? null : (
						<Link to={to('/cart#gift')} className="text-link inline-flex min-h-11 items-center">
							{t('gift.add')}
						</Link>
					)}
				</p>
			) : null}
			{filled ? (
				<div className="mt-4 border-line border-t pt-4">
					<CartSummary cart={filled} unsaved={unsaved} codeNotices={notices.ofCode} withoutTotal />
				</div>
			) : null}
		</Drawer>
	);
});
