import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { Button, ButtonLink } from '~/ui/button';
import { TextField } from '~/ui/field';
import { CloseIcon } from '~/ui/icons';
import { submitCartForm } from './cart-store';
import type { CartView } from './cart-view';

/** Discount code, subtotal, the note on taxes and shipping, and the way to the checkout. */
export function CartSummary({ cart }: { cart: CartView }) {
	const { t } = useTranslation('cart');
	const { locale } = useLocale();
	return (
		<section aria-label={t('summary')}>
			<DiscountForm cart={cart} />
			<dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-1">
				<dt>{t('subtotal')}</dt>
				<dd className="text-right tabular-nums">{formatMoney(cart.subtotal, locale)}</dd>
				{cart.discount ? (
					<>
						<dt>{t('discountTotal')}</dt>
						<dd className="text-right tabular-nums">−{formatMoney(cart.discount, locale)}</dd>
						<dt className="font-bold">{t('total')}</dt>
						<dd className="text-right font-bold tabular-nums">{formatMoney(cart.total, locale)}</dd>
					</>
				) : null}
			</dl>
			<p className="mt-1 text-muted text-sm">{t(cart.vatIncluded ? 'vatNote' : 'taxNote')}</p>
			{cart.checkoutUrl ? (
				<ButtonLink href={cart.checkoutUrl} variant="primary" shape="wide" className="mt-4">
					{t('checkout')}
				</ButtonLink>
			) : null}
		</section>
	);
}

function DiscountForm({ cart }: { cart: CartView }) {
	const { t } = useTranslation('cart');
	const { to } = useLocale();
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		void submitCartForm(to('/api/cart'), new FormData(form)).then(() => form.reset());
	};
	return (
		<>
			<form method="post" action={to('/cart')} onSubmit={submit} className="flex items-end gap-2">
				<input type="hidden" name="intent" value="discount" />
				<div className="min-w-0 grow">
					<TextField
						label={t('discount.label')}
						name="code"
						required
						maxLength={255}
						autoComplete="off"
						autoCapitalize="characters"
					/>
				</div>
				<Button type="submit">{t('discount.apply')}</Button>
			</form>
			{cart.discountCodes.map(({ code, applicable }) => (
				<form
					key={code}
					method="post"
					action={to('/cart')}
					onSubmit={submit}
					className="mt-2 flex items-center justify-between gap-2 text-sm"
				>
					<input type="hidden" name="intent" value="removeDiscount" />
					<input type="hidden" name="code" value={code} />
					<span className={applicable ? 'font-mono' : 'text-warning'}>
						{applicable ? code : t('discount.inactive', { code })}
					</span>
					<Button
						type="submit"
						variant="quiet"
						shape="icon"
						aria-label={t('discount.remove', { code })}
					>
						<CloseIcon />
					</Button>
				</form>
			))}
		</>
	);
}
