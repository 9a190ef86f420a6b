import { Link } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { site } from '~/site';
import { ButtonLink } from '~/ui/button';
import { currentCart, savedCart } from './cart-store';
import type { CartNotice, CartView } from './cart-view';
import { DiscountCodes } from './discount-codes';
import { GiftCards } from './gift-cards';

export interface CartSummaryProps {
	cart: CartView;
	/** Whether changes are being saved, so that the sums are not final. */
	unsaved: boolean;
	/** Messages about the discount code. */
	codeNotices: readonly CartNotice[];
	/** Whether the total stands elsewhere. */
	withoutTotal?: boolean;
}

/** Discount codes, gift cards, sums with shipping, the day of delivery, and notes on taxes, duties and the legal guarantee. */
export function CartSummary({ cart, unsaved, codeNotices, withoutTotal }: CartSummaryProps) {
	const { t } = useTranslation('cart');
	const { t: catalog } = useTranslation('catalog');
	const { t: footer } = useTranslation('shell');
	const { locale, to } = useLocale();
	const { shipping } = cart;
	const shippingRow = shipping ? (
		<SumRow label={t('shipping', { country: shipping.country })}>
			+{formatMoney(shipping.price, locale)}
		</SumRow>
	) : null;
	return (
		<section aria-label={t('summary')}>
			<DiscountCodes codes={cart.discountCodes} notices={codeNotices}>
				<GiftCards cards={cart.giftCards} />
			</DiscountCodes>
			<Sums unsaved={unsaved} className="mt-4">
				{isSubtotalLast(cart) ? null : (
					<SumRow label={t('subtotal')}>{formatMoney(cart.subtotal, locale)}</SumRow>
				)}
				{cart.discount ? (
					<SumRow label={t('discountTotal')}>−{formatMoney(cart.discount, locale)}</SumRow>
				) : null}
				{cart.giftCards.map(({ id, lastCharacters, amount }) => (
					<SumRow key={id} label={t('giftCard.name', { lastCharacters })}>
						−{formatMoney(amount, locale)}
					</SumRow>
				))}
				{shipping?.total ? shippingRow : null}
				{withoutTotal ? null : <TotalRow cart={cart} />}
				{/* Below the total, which leaves it out. */}
				{shipping?.total ? null : shippingRow}
			</Sums>
			{shipping?.arrival ? <p className="mt-1 text-sm">{shipping.arrival}</p> : null}
			<p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
				{withoutTotal ? null : <TaxNote cart={cart} />}
				<Link to={to('/legal/revocation')} className="text-link inline-flex min-h-6 items-center">
					{t('withdrawal', { days: site.withdrawalDays })}
				</Link>
				{/* The EU's notice, as on the pages of products. */}
				{cart.vatIncluded && cart.goods !== 'giftCards' ? (
					<Link to={to('/legal/guarantee')} className="text-link inline-flex min-h-6 items-center">
						{footer('footer.guarantee')}
					</Link>
				) : null}
				{shipping && !cart.vatIncluded ? <span>{catalog('terms.dutiesDue')}</span> : null}
			</p>
		</section>
	);
}

/** The total and what it includes, for a place that is always visible. */
export function CartTotal({ cart, unsaved }: Pick<CartSummaryProps, 'cart' | 'unsaved'>) {
	return (
		<>
			<Sums unsaved={unsaved}>
				<TotalRow cart={cart} />
			</Sums>
			<p className="text-muted text-sm">
				<TaxNote cart={cart} />
			</p>
		</>
	);
}

function Sums({
	unsaved,
	className = '',
	children,
}: {
	unsaved: boolean;
	className?: string;
	children: ReactNode;
}) {
	return (
		<dl
			aria-busy={unsaved || undefined}
			className={`grid grid-cols-[1fr_auto] items-baseline gap-x-2 gap-y-1 transition-opacity ${unsaved ? 'opacity-50' : ''} ${className}`}
		>
			{children}
		</dl>
	);
}

/** The last sum: with shipping where it is known. */
function TotalRow({ cart }: Pick<CartSummaryProps, 'cart'>) {
	const { t } = useTranslation('cart');
	const { locale } = useLocale();
	const { shipping, vatIncluded, total, subtotal } = cart;
	const row = shipping?.total
		? { label: t(vatIncluded ? 'totalShipped' : 'totalBeforeTax'), amount: shipping.total }
		: isSubtotalLast(cart)
			? { label: t('subtotal'), amount: subtotal }
			: { label: t(shipping ? 'totalUnshipped' : 'total'), amount: total };
	return (
		<SumRow label={row.label} isTotal>
			{formatMoney(row.amount, locale)}
		</SumRow>
	);
}

/** Whether nothing is added to the subtotal or subtracted. */
function isSubtotalLast({ discount, giftCards, shipping }: CartView): boolean {
	return discount === undefined && giftCards.length === 0 && shipping?.total === undefined;
}

/** What the sums include; with a link to the costs where something is shipped. */
function TaxNote({ cart: { goods, vatIncluded, shipping } }: Pick<CartSummaryProps, 'cart'>) {
	const { t } = useTranslation('cart');
	const { t: catalog } = useTranslation('catalog');
	const { to } = useLocale();
	if (goods === 'giftCards') return <span>{catalog('tax.giftCard')}</span>;
	if (goods === 'digital') {
		return <span>{catalog(vatIncluded ? 'tax.includedOnly' : 'tax.excludedOnly')}</span>;
	}
	const vatNote = shipping?.total ? 'vatShippedNote' : 'vatNote';
	return (
		<Link to={to('/legal/shipping')} className="text-link inline-flex min-h-6 items-center">
			{t(vatIncluded ? vatNote : 'taxNote')}
		</Link>
	);
}

function SumRow({
	label,
	isTotal = false,
	children,
}: {
	label: string;
	/** The last sum, which stands out. */
	isTotal?: boolean;
	/** The amount. */
	children: ReactNode;
}) {
	return (
		<>
			<dt className={isTotal ? 'font-bold' : ''}>{label}</dt>
			<dd className={`text-right tabular-nums ${isTotal ? 'font-bold text-lg' : ''}`}>
				{children}
			</dd>
		</>
	);
}

/**
 * Opens the checkout after every change is saved, so that the order matches the page: what is typed into a form and
 * not sent is sent first. Nothing where all lines are sold out.
 */
export function CheckoutLink({ cart }: { cart: CartView }) {
	const { t } = useTranslation('cart');
	const [waiting, setWaiting] = useState(false);
	if (cart.lines.every(({ quantity }) => quantity === 0)) return null;
	const leave = async (event: MouseEvent) => {
		const forms = unsentForms(event.currentTarget);
		if (currentCart().unsaved === 0 && forms.length === 0) return;
		event.preventDefault();
		for (const form of forms) form.requestSubmit();
		// A form that is refused by its own check shows why.
		if (currentCart().unsaved === 0) return;
		setWaiting(true);
		const saved = await savedCart();
		setWaiting(false);
		const { cart, notices } = currentCart();
		const isRefused = forms.length > 0 && notices.length > 0;
		if (saved && cart && !isRefused) window.location.assign(cart.checkoutUrl);
	};
	return (
		<ButtonLink
			href={cart.checkoutUrl}
			variant="primary"
			shape="wide"
			aria-busy={waiting || undefined}
			onClick={leave}
		>
			{t('checkout')}
		</ButtonLink>
	);
}

/** The forms for a gift or code, in the drawer or page of an element, whose fields the visitor has changed. */
function unsentForms(element: Element): HTMLFormElement[] {
	const fields = element
		.closest('[role="dialog"], main')
		?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
			'[name="message"], [name="date"], [name="code"]',
		);
	const changed = [...(fields ?? [])].filter(({ value, defaultValue }) => value !== defaultValue);
	return [...new Set(changed.flatMap(({ form }) => form ?? []))];
}
