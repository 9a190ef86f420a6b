import { Link } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { Picture } from '~/ui/picture';
import { QuantityStepper } from '~/ui/quantity-stepper';
import { MAX_LINE_QUANTITY } from './cart-rules';
import { setLineQuantity } from './cart-store';
import type { CartLineView } from './cart-view';

/** One line: picture, what it is, quantity, price, and the way out. Its forms work without JavaScript. */
export function CartLine({ line }: { line: CartLineView }) {
	const { t } = useTranslation('cart');
	const { to, locale } = useLocale();
	const href = to(`/products/${line.productHandle}?variant=${line.variantId}`);
	const change = (quantity: number) => setLineQuantity(to('/api/cart'), line.id, quantity);
	const remove = (event: FormEvent) => {
		event.preventDefault();
		void change(0);
	};
	return (
		<article className="grid grid-cols-[5.5rem_1fr] gap-4">
			<Link to={href} tabIndex={-1} aria-hidden="true" className="self-start bg-well">
				{line.image ? (
					<Picture
						data={line.image}
						fallbackAlt={t('productImage')}
						sizes="88px"
						aspectRatio="1/1"
						className="size-22 object-cover"
					/>
				) : null}
			</Link>
			<div className="min-w-0">
				<div className="flex justify-between gap-3">
					<h3 className="min-w-0 font-bold text-base">
						<Link to={href} className="hover:underline">
							{line.productTitle}
						</Link>
					</h3>
					<LinePrice line={line} />
				</div>
				{line.options.length > 0 ? (
					<p className="text-muted text-sm">{line.options.map(({ value }) => value).join(' · ')}</p>
				) : null}
				{line.sellingPlan ? (
					<p className="text-sm">{t('plan', { plan: line.sellingPlan })}</p>
				) : null}
				{line.availableForSale ? null : <p className="text-danger text-sm">{t('soldOut')}</p>}
				{line.quantity > 1 ? (
					<p className="text-muted text-sm">
						{t('each', { price: formatMoney(line.price, locale) })}
					</p>
				) : null}
				<div className="mt-2 flex flex-wrap items-center justify-between gap-2">
					<form
						method="post"
						action={to('/cart')}
						// The stepper says each settled quantity itself; Enter settles one.
						onSubmit={(event) => event.preventDefault()}
						className="flex items-center gap-2"
					>
						<input type="hidden" name="intent" value="update" />
						<input type="hidden" name="lineId" value={line.id} />
						<QuantityStepper
							name="quantity"
							label={t('quantityOf', { product: line.productTitle })}
							hideLabel
							value={line.quantity}
							min={0}
							max={MAX_LINE_QUANTITY}
							onChange={change}
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
							aria-label={t('removeOf', { product: line.productTitle })}
							className="text-link min-h-11 px-1 text-sm"
						>
							{t('remove')}
						</button>
					</form>
				</div>
			</div>
		</article>
	);
}

function LinePrice({ line }: { line: CartLineView }) {
	const { t } = useTranslation('cart');
	const { locale } = useLocale();
	const former = line.totalBefore ?? (line.quantity === 1 ? line.compareAtPrice : undefined);
	return (
		<p className="shrink-0 text-right tabular-nums">
			{former ? (
				<s className="mr-2 text-muted text-sm">
					<span className="sr-only">{t('formerPrice')} </span>
					{formatMoney(former, locale)}
				</s>
			) : null}
			<span className="sr-only">{t('price')} </span>
			{formatMoney(line.total, locale)}
		</p>
	);
}
