import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import type { OrderView } from './account-view';

/** Subtotal, shipping, tax and total of an order. */
export function OrderTotals({ order }: { order: OrderView }) {
	const { t } = useTranslation('account');
	const { locale } = useLocale();
	const rows = [
		{ label: t('order.subtotal'), money: order.subtotal },
		{ label: t('order.shipping'), money: order.shipping },
		{ label: t('order.tax'), money: order.taxIncluded ? undefined : order.tax },
		{ label: t('order.total'), money: order.total, strong: true },
		{ label: t('order.taxIncluded'), money: order.taxIncluded ? order.tax : undefined },
		{ label: t('order.refunded'), money: order.refunded },
	];
	return (
		<dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 sm:ml-[calc(50%+1rem)]">
			{rows.map(({ label, money, strong }) =>
				money ? (
					<div
						key={label}
						className={`col-span-2 flex justify-between ${strong ? 'font-bold' : ''}`}
					>
						<dt>{label}</dt>
						<dd className="text-right tabular-nums">{formatMoney(money, locale)}</dd>
					</div>
				) : null,
			)}
		</dl>
	);
}
