import { Link, useRevalidator } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { buttonClass } from '~/ui/button';
import { Pagination } from '~/ui/pagination';
import type { PictureData } from '~/ui/picture';
import type { Gift } from './cart-gift';
import { CartLine } from './cart-line';
import { CartNotices, sortNotices } from './cart-notices';
import { CART_LINES, LINES_PER_PAGE } from './cart-rules';
import { seedCart, useCart, wantedLines } from './cart-store';
import { CartSummary, CheckoutLink } from './cart-summary';
import { CartUnavailable } from './cart-unavailable';
import type { CartLineView, CartNotice, CartView } from './cart-view';
import { EmptyCart } from './empty-cart';
import { GiftForm } from './gift-form';
import type { TypedRecipient } from './gift-recipient';
import { RecipientForm } from './recipient-form';
import { UndoRemoval } from './removed-line';

export interface CartPageProps {
	/** The cart from the loader, with all lines. `undefined`: a form has failed, and the cart cannot be read. */
	cart: CartView | null | undefined;
	page: number;
	/** Messages of the action, after a form without JavaScript. */
	notices: CartNotice[];
	/** What was typed into a gift form that failed. */
	typedGift: Gift | undefined;
	/** A gift card with a recipient that was not added. */
	typedRecipient: TypedRecipient | undefined;
	/** The quantity that was typed for a line, and not saved. */
	typedQuantity: Pick<CartLineView, 'id' | 'quantity'> | undefined;
	/** Below an empty cart; missing for one with lines. */
	suggestions: ReactNode;
	/** Beside an empty cart. */
	picture: PictureData | undefined;
}

/** The cart page. It works without JavaScript, and shows 50 lines per page. */
export function CartPage({
	cart,
	page,
	notices,
	typedGift,
	typedRecipient,
	typedQuantity,
	suggestions,
	picture,
}: CartPageProps) {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	const state = useCart();
	const { revalidate } = useRevalidator();
	const [seeded, setSeeded] = useState(false);
	useEffect(() => {
		if (cart !== undefined) seedCart(cart);
		setSeeded(true);
	}, [cart]);
	// The store has the first 250 lines only. A larger cart is shown from the loader, which reloads after each change.
	const large = (cart?.lines.length ?? 0) > CART_LINES;
	const stale = large && state.cart !== null && state.cart.updatedAt !== cart?.updatedAt;
	useEffect(() => {
		if (stale) revalidate();
	}, [stale, revalidate]);
	const shown = seeded && !large ? state : { ...state, cart: cart ?? null };
	const lines = wantedLines(shown);
	// The last line was removed here: the loader has the suggestions for an empty cart.
	const emptied = lines.length === 0 && state.unsaved === 0 && (cart?.lines.length ?? 0) > 0;
	useEffect(() => {
		if (emptied) revalidate();
	}, [emptied, revalidate]);
	const pages = Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE));
	const current = Math.min(page, pages);
	const start = (current - 1) * LINES_PER_PAGE;
	const onPage = lines
		.slice(start, start + LINES_PER_PAGE)
		// Not with JavaScript, which sends what differs from the quantity shown.
		.map((line) =>
			!seeded && line.id === typedQuantity?.id ? { ...line, ...typedQuantity } : line,
		);
	const sorted = sortNotices([...notices, ...state.notices], onPage);
	return (
		<div className="page-width pt-12 pb-section">
			<h1 className="text-4xl">{t('title')}</h1>
			<div className="mt-8 lg:mt-10">
				<CartNotices notices={sorted.rest} responses={state.responses} />
			</div>
			{typedRecipient ? <RecipientForm {...typedRecipient} /> : null}
			{cart === undefined && !shown.cart ? (
				<CartUnavailable
					typedGift={typedGift}
					giftNotices={sorted.ofGift}
					codeNotices={sorted.ofCode}
				/>
			) : lines.length === 0 || !shown.cart ? (
				<EmptyCart picture={picture}>{suggestions}</EmptyCart>
			) : (
				<div className="grid items-start gap-x-10 gap-y-12 lg:grid-cols-12">
					<div className="@container lg:col-span-7">
						<h2 className="sr-only">{t('lines')}</h2>
						<ul
							aria-label={t('lines')}
							className="divide-y divide-line border-t border-t-ink border-b border-b-line"
						>
							{onPage.map((line) => (
								<li key={line.id} className="py-6 first:pt-7">
									<UndoRemoval place={`above ${line.id}`} />
									<CartLine
										line={line}
										notices={sorted.ofLine(line.id)}
										responses={state.responses}
										vatIncluded={shown.cart?.vatIncluded ?? false}
									/>
									<UndoRemoval place={`below ${line.id}`} />
								</li>
							))}
						</ul>
						{pages > 1 ? <CartPages page={current} pages={pages} /> : null}
						{shown.cart.goods === 'shipped' || shown.cart.gift || typedGift ? (
							<GiftForm cart={shown.cart} notices={sorted.ofGift} typed={typedGift} />
						) : null}
					</div>
					<div className="border border-line border-t-ink bg-surface p-6 lg:sticky lg:top-28 lg:col-span-5">
						<CartSummary
							cart={shown.cart}
							unsaved={state.unsaved > 0}
							codeNotices={sorted.ofCode}
						/>
						<div className="mt-4">
							<CheckoutLink cart={shown.cart} />
						</div>
						<p className="mt-4 text-sm">
							<Link to={to('/collections')} className="text-link">
								{t('continue')}
							</Link>
						</p>
					</div>
				</div>
			)}
		</div>
	);
}

function CartPages({ page, pages }: { page: number; pages: number }) {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	const link = (target: number, label: string) => (
		<Link to={to(`/cart?page=${target}`)} className={buttonClass()}>
			{label}
		</Link>
	);
	return (
		<div className="mt-6">
			<Pagination
				label={t('pages.label')}
				previous={page > 1 ? link(page - 1, t('pages.previous')) : undefined}
				next={page < pages ? link(page + 1, t('pages.next')) : undefined}
				position={t('pages.position', { page, pages })}
			/>
		</div>
	);
}
