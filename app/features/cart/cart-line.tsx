import { Link } from '@remix-run/react';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { withNoBreakSpaces } from '~/lib/no-break';
import { productPath } from '~/site';
import { announce } from '~/ui/announcer';
import { Picture } from '~/ui/picture';
import { QuantityStepper } from '~/ui/quantity-stepper';
import { CartNotices } from './cart-notices';
import { MAX_LINE_QUANTITY } from './cart-rules';
import { currentCart, type WantedLineView } from './cart-store';
import type { CartNotice, CartView } from './cart-view';
import { setLineQuantity } from './line-quantity';
import { offerUndo, placeOf } from './removed-line';

export interface CartLineProps {
	line: WantedLineView;
	/** Messages about this line. */
	notices: readonly CartNotice[];
	responses: number;
	vatIncluded: boolean;
}

/** One line: picture, title, quantity, price, and remove button. Its forms work without JavaScript. */
export function CartLine({ line, notices, responses, vatIncluded }: CartLineProps) {
	const { t } = useTranslation('cart');
	const { to, locale } = useLocale();
	const article = useRef<HTMLElement>(null);
	const limitId = useId();
	const isAtLimit = line.quantity >= MAX_LINE_QUANTITY;
	const href = to(productPath(line.productHandle, line.variantId));
	const options = line.options.map(({ value }) => withNoBreakSpaces(value));
	// Two lines may hold variants of one product, or go to two recipients.
	const recipient = line.recipient ?? [];
	const name = [line.productTitle, ...options, ...recipient.slice(0, 1)].join(', ');
	const change = async (quantity: number) => {
		if (quantity === 0) focusNeighbour(article.current);
		const place = placeOf(line.id);
		const saved = await setLineQuantity(to('/api/cart'), line.id, quantity);
		const { cart } = currentCart();
		if (!saved || !cart) return;
		if (quantity === 0) offerUndo(line, name, place);
		const subtotal = formatMoney(cart.subtotal, locale);
		announce(
			quantity === 0
				? t('announce.removed', { product: name, subtotal })
				: t('announce.changed', { product: name, quantity: quantityOf(cart, line.id), subtotal }),
		);
	};
	const remove = (event: FormEvent) => {
		event.preventDefault();
		void change(0);
	};
	return (
		<article
			ref={article}
			className="grid @lg:grid-cols-[8.5rem_1fr] grid-cols-[min(4rem,20vw)_1fr] gap-3 sm:grid-cols-[5.5rem_1fr] sm:gap-4 @lg:gap-6"
		>
			<Link to={href} tabIndex={-1} aria-hidden="true" className="self-start">
				{line.image ? (
					<Picture
						data={line.image}
						fallbackAlt={t('productImage')}
						sizes="(min-width: 1024px) 136px, 88px"
						aspectRatio="1/1"
						className="print lit"
					/>
				) : null}
			</Link>
			<div className="min-w-0">
				<div className="flex flex-wrap justify-between gap-x-3">
					<h3 className="min-w-[min(10ch,100%)] flex-1 text-wrap font-bold text-base">
						<Link to={href} aria-label={name} className="-my-2 inline-block py-2 hover:underline">
							{withNoBreakSpaces(line.productTitle)}
						</Link>
					</h3>
					<LinePrice line={line} vatIncluded={vatIncluded} />
				</div>
				{options.length > 0 ? <p className="text-muted text-sm">{options.join(', ')}</p> : null}
				{recipient.map((text) => (
					<p key={text} className="whitespace-pre-line text-muted text-sm [overflow-wrap:anywhere]">
						{text}
					</p>
				))}
				{line.sellingPlan ? (
					<p className="text-sm">{t('plan', { plan: line.sellingPlan })}</p>
				) : null}
				{line.availableForSale && line.quantity > 0 ? null : (
					<p className="text-danger text-sm">{t('soldOutLine')}</p>
				)}
				<div className="mt-2 flex flex-wrap items-center justify-between gap-x-1">
					<form
						method="post"
						action={to('/cart')}
						// The stepper already calls `onChange` for each final quantity, also after Enter.
						onSubmit={(event) => event.preventDefault()}
						className="flex items-center gap-2"
					>
						<input type="hidden" name="intent" value="update" />
						<input type="hidden" name="lineId" value={line.id} />
						<QuantityStepper
							name="quantity"
							label={t('quantityOf', { product: name })}
							hideLabel
							value={line.quantity}
							min={0}
							max={MAX_LINE_QUANTITY}
							onChange={change}
							describedBy={isAtLimit ? limitId : undefined}
						/>
						<button type="submit" className="text-link hidden min-h-11 px-2 text-sm noscript:block">
							{t('update')}
						</button>
					</form>
					<form method="post" action={to('/cart')} onSubmit={remove}>
						<input type="hidden" name="intent" value="remove" />
						<input type="hidden" name="lineId" value={line.id} />
						<button
							type="submit"
							aria-label={t('removeOf', { product: name })}
							className="text-link min-h-11 text-sm"
						>
							{t('remove')}
						</button>
					</form>
				</div>
				{/* Below the buttons, which would move from under pointer and focus. */}
				{line.quantity > 1 ? (
					<p className="mt-1 text-muted text-sm">
						{t('each', { price: formatMoney(line.price, locale) })}
					</p>
				) : null}
				{isAtLimit ? (
					<p id={limitId} className="mt-1 text-muted text-sm">
						{t('limit', { limit: MAX_LINE_QUANTITY })}
					</p>
				) : null}
				<CartNotices notices={notices} responses={responses} />
			</div>
		</article>
	);
}

/** As saved: the platform may know less stock than was asked for. */
function quantityOf({ lines }: CartView, id: string): number {
	return lines.find((line) => line.id === id)?.quantity ?? 0;
}

function LinePrice({ line, vatIncluded }: { line: WantedLineView; vatIncluded: boolean }) {
	const { t } = useTranslation('cart');
	const { locale } = useLocale();
	return (
		<p
			aria-busy={line.unsaved || undefined}
			className={`shrink-0 text-right tabular-nums transition-opacity ${line.unsaved ? 'opacity-50' : ''}`}
		>
			{line.formerTotal ? (
				<s className="mr-2 text-muted text-sm">
					<span className="sr-only">{t(vatIncluded ? 'formerPriceVat' : 'formerPrice')} </span>
					{formatMoney(line.formerTotal, locale)}
				</s>
			) : null}
			<span className="sr-only">{t('price')} </span>
			{formatMoney(line.total, locale)}
		</p>
	);
}

/** Before a focused line is removed: moves the focus to the next or previous line, else to the container. */
function focusNeighbour(article: HTMLElement | null): void {
	const item = article?.closest('li');
	const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
	const target =
		neighbour?.querySelector<HTMLElement>('h3 a') ??
		item?.closest<HTMLElement>('[role="dialog"], main');
	target?.focus({ preventScroll: true });
}
