import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { Badge, type Tone } from '~/ui/notice';
import { Picture } from '~/ui/picture';
import type { OrderStatus, OrderSummaryView } from './account-view';

const TONES: Partial<Record<OrderStatus, Tone>> = {
	CANCELED: 'danger',
	FULFILLED: 'success',
	ON_HOLD: 'warning',
};

/** State of an order, as text. */
export function OrderBadge({ status }: { status: OrderStatus }) {
	const { t } = useTranslation('account');
	return <Badge tone={TONES[status] ?? 'neutral'}>{t(`status.${status}`)}</Badge>;
}

/** List of orders; `level` is the level of their headings. */
export function OrderList({
	orders,
	level: Heading,
}: {
	orders: OrderSummaryView[];
	level: 'h2' | 'h3';
}) {
	const { t } = useTranslation('account');
	const { to, locale } = useLocale();
	return (
		<ul className="border-line border-t">
			{orders.map((order) => (
				<li key={order.id} className="border-line border-b py-5">
					<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
						<Heading className="font-bold text-lg">
							<Link
								to={to(`/account/orders/${order.id}`)}
								className="text-link -my-2 inline-block py-2"
							>
								{t('orders.name', { name: order.name })}
							</Link>
						</Heading>
						<p className="font-bold tabular-nums">{formatMoney(order.total, locale)}</p>
					</div>
					<p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-sm">
						<time dateTime={order.processedAt}>{order.date}</time>
						<OrderBadge status={order.status} />
					</p>
					<p className="mt-2 text-sm [overflow-wrap:anywhere]">
						{order.lines
							.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title))
							.join(', ')}
						{order.hasMore ? ` ${t('orders.andMore')}` : null}
					</p>
					<Pictures pictures={order.pictures} />
				</li>
			))}
		</ul>
	);
}

/** Decorative pictures: the titles are beside them. */
function Pictures({ pictures }: Pick<OrderSummaryView, 'pictures'>) {
	if (pictures.length === 0) return null;
	return (
		<div className="mt-3 flex gap-2">
			{pictures.map((picture, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: an order may contain the same picture twice, and never changes
				<span key={index} className="w-16">
					<Picture data={picture} alt="" aspectRatio="1/1" sizes="64px" className="print lit" />
				</span>
			))}
		</div>
	);
}
