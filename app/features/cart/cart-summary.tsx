import { Link } from '@remix-run/react';
import { Fragment, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { ButtonLink } from '~/ui/button';
import { currentCart, savedCart, useCart } from './cart-store';
import type { CartNotice, CartView } from './cart-view';
import { DiscountCodes } from './discount-codes';
import { GiftCards } from './gift-cards';

export interface CartSummaryProps {
	cart: CartView;
	/** Messages about the discount code. */
	codeNotices: readonly CartNotice[];
}

/** Discount codes, gift cards, sums, shipping costs, notes on taxes, duties and the legal guarantee, and the checkout button. */
export function CartSummary({ cart, codeNotices }: CartSummaryProps) {
	const { t } = useTranslation('cart');
	const { t: catalog } = useTranslation('catalog');
	const { t: footer } = useTranslation('shell');
	const { locale, to } = useLocale();
	const { unsaved } = useCart();
	const isReduced = cart.discount !== undefined || cart.giftCards.length > 0;
	return (
		<section aria-label={t('summary')}>
			<DiscountCodes codes={cart.discountCodes} notices={codeNotices}>
				<GiftCards cards={cart.giftCards} />
			</DiscountCodes>
			<dl
				aria-busy={unsaved > 0 || undefined}
				className={`mt-4 grid grid-cols-[1fr_auto] items-baseline gap-x-2 gap-y-1 transition-opacity ${unsaved > 0 ? 'opacity-50' : ''}`}
			>
				<dt className={isReduced ? '' : 'font-bold'}>{t('subtotal')}</dt>
				<dd className={`text-right tabular-nums ${isReduced ? '' : 'font-bold text-lg'}`}>
					{formatMoney(cart.subtotal, locale)}
				</dd>
				{cart.discount ? (
					<>
						<dt>{t('discountTotal')}</dt>
						<dd className="text-right tabular-nums">−{formatMoney(cart.discount, locale)}</dd>
					</>
				) : null}
				{cart.giftCards.map(({ id, lastCharacters, amount }) => (
					<Fragment key={id}>
						<dt>{t('giftCard.name', { lastCharacters })}</dt>
						<dd className="text-right tabular-nums">−{formatMoney(amount, locale)}</dd>
					</Fragment>
				))}
				{isReduced ? (
					<>
						<dt className="font-bold">{t('total')}</dt>
						<dd className="text-right font-bold text-lg tabular-nums">
							{formatMoney(cart.total, locale)}
						</dd>
					</>
				) : null}
				{/* Below the total, which leaves it out. */}
				{cart.shipping ? (
					<>
						<dt className="text-muted text-sm">
							{t('shipping', { country: cart.shipping.country })}
						</dt>
						<dd className="text-right text-muted text-sm tabular-nums">
							+{formatMoney(cart.shipping.price, locale)}
						</dd>
					</>
				) : null}
			</dl>
			<p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
				<Link to={to('/legal/shipping')} className="text-link inline-flex min-h-6 items-center">
					{t(cart.vatIncluded ? 'vatNote' : 'taxNote')}
				</Link>
				{/* The EU's notice, as on the pages of products. */}
				{cart.vatIncluded ? (
					<Link to={to('/legal/guarantee')} className="text-link inline-flex min-h-6 items-center">
						{footer('footer.guarantee')}
					</Link>
				) : null}
				{cart.shipping && !cart.vatIncluded ? <span>{catalog('terms.dutiesDue')}</span> : null}
			</p>
			{cart.checkoutUrl ? <CheckoutLink href={cart.checkoutUrl} /> : null}
		</section>
	);
}

/** Opens the checkout after every change is saved, so that the order matches the page. */
function CheckoutLink({ href }: { href: string }) {
	const { t } = useTranslation('cart');
	const [waiting, setWaiting] = useState(false);
	const leave = async (event: MouseEvent) => {
		if (currentCart().unsaved === 0) return;
		event.preventDefault();
		setWaiting(true);
		const saved = await savedCart();
		setWaiting(false);
		const url = currentCart().cart?.checkoutUrl;
		if (saved && url) window.location.assign(url);
	};
	return (
		<ButtonLink
			href={href}
			variant="primary"
			shape="wide"
			className="mt-4"
			aria-busy={waiting || undefined}
			onClick={leave}
		>
			{t('checkout')}
		</ButtonLink>
	);
}
