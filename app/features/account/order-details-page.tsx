import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { site } from '~/site';
import { Button, ButtonLink } from '~/ui/button';
import type { OrderView } from './account-view';
import { OrderLines } from './order-lines';
import { OrderBadge } from './order-list';

export interface OrderDetailsPageProps {
	order: OrderView;
	/** Address lines of the seller, for the invoice. */
	seller: string[];
	/** Form that orders the same again, and its result. */
	reorder: ReactNode;
	outcome?: ReactNode;
	/** Message and date of a gift. */
	gift?: ReactNode;
}

/** The details of an order. Its print version is an invoice. */
export function OrderDetailsPage({ order, seller, reorder, gift, outcome }: OrderDetailsPageProps) {
	const { t } = useTranslation('account');
	const { to } = useLocale();
	const withdrawalParams = new URLSearchParams({ order: order.name, id: order.id });
	return (
		<article data-print-sheet="">
			<p data-screen-only="">
				<Link to={to('/account/orders')} className="text-link inline-flex min-h-11 items-center">
					{t('order.toOrders')}
				</Link>
			</p>
			<address data-paper-only="" className="mb-8 hidden whitespace-pre-line not-italic">
				{seller.join('\n')}
			</address>
			<h1 className="mt-2 text-4xl">{t('orders.name', { name: order.name })}</h1>
			<p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
				<time dateTime={order.processedAt}>{order.date}</time>
				<OrderBadge status={order.status} />
			</p>
			<div role="status" className="mt-6 empty:m-0" data-screen-only="">
				{outcome}
			</div>
			<div className="mt-6 btn-row" data-screen-only="">
				{reorder}
				<ButtonLink href={order.customerUrl ?? order.statusUrl}>{t('order.status')}</ButtonLink>
				<Button className="noscript:hidden" onClick={() => window.print()}>
					{t('order.print')}
				</Button>
			</div>
			<p className="mt-4 flex flex-wrap gap-x-6 text-sm" data-screen-only="">
				<span className="flex flex-wrap items-center gap-x-2">
					<Link
						to={to(`/legal/revocation/declare?${withdrawalParams}`)}
						className="text-link inline-flex min-h-11 items-center"
					>
						{t('order.withdraw')}
					</Link>
					<span className="text-muted">{t('order.withdrawal', { days: site.withdrawalDays })}</span>
				</span>
				<Link to={to('/legal/revocation')} className="text-link inline-flex min-h-11 items-center">
					{t('order.return')}
				</Link>
			</p>
			<OrderDetails order={order} />
			<h2 className="mt-10 text-2xl">{t('order.lines')}</h2>
			<OrderLines lines={order.lines} />
			<OrderTotals order={order} />
			<div className="mt-10 empty:hidden" data-screen-only="">
				{gift}
			</div>
			<div className="mt-10 grid gap-8 sm:grid-cols-2">
				<Address title={t('order.shippingAddress')} lines={order.shippingAddress} />
				<Address title={t('order.billingAddress')} lines={order.billingAddress} />
			</div>
		</article>
	);
}

/** Tracking, e-mail, payment, cancellation. */
function OrderDetails({ order }: { order: OrderView }) {
	const { t } = useTranslation('account');
	const links = order.trackingLinks.map(({ name, url }) =>
		url ? (
			<a key={name} href={url} className="text-link block w-fit" rel="noreferrer">
				{name}
			</a>
		) : (
			<span key={name} className="block">
				{name}
			</span>
		),
	);
	const rows: [label: string, value: ReactNode][] = [
		[t('order.parcel', { count: links.length }), links.length > 0 && links],
		[t('order.email'), order.email],
		[t('order.payment'), order.payment && t(`payment.${order.payment}`)],
		[t('order.canceledAt'), order.canceledAt],
		[t('order.edited'), order.edited ? t('order.editedYes') : undefined],
	];
	return (
		<dl className="mt-8 border-line border-t text-sm">
			{rows.map(([label, value]) =>
				value ? (
					<div key={label} className="grid border-line border-b py-2.5 sm:grid-cols-[14rem_1fr]">
						<dt className="text-muted">{label}</dt>
						<dd className="[overflow-wrap:anywhere]">{value}</dd>
					</div>
				) : null,
			)}
		</dl>
	);
}

/** Sums of an order; missing ones are left out. */
function OrderTotals({ order }: { order: OrderView }) {
	const { t } = useTranslation('account');
	const { locale } = useLocale();
	const rows = [
		{ label: t('order.subtotal'), money: order.subtotal },
		{ label: t('order.discount'), money: order.discount, sign: '−' },
		{ label: t('order.shipping'), money: order.shipping },
		{ label: t('order.tax'), money: order.taxIncluded ? undefined : order.tax },
		{ label: t('order.total'), money: order.total, strong: true },
		{ label: t('order.taxIncluded'), money: order.taxIncluded ? order.tax : undefined },
		{ label: t('order.refunded'), money: order.refunded },
	];
	return (
		<dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 sm:ml-[calc(50%+1rem)]">
			{rows.map(({ label, money, sign, strong }) =>
				money ? (
					<div
						key={label}
						className={`col-span-2 flex justify-between ${strong ? 'font-bold' : ''}`}
					>
						<dt>{label}</dt>
						<dd className="text-right tabular-nums">
							{sign}
							{formatMoney(money, locale)}
						</dd>
					</div>
				) : null,
			)}
		</dl>
	);
}

function Address({ title, lines }: { title: string; lines: string[] | undefined }) {
	if (!lines) return null;
	return (
		<section>
			<h2 className="font-bold text-lg">{title}</h2>
			<address className="mt-2 whitespace-pre-line not-italic [overflow-wrap:anywhere]">
				{lines.join('\n')}
			</address>
		</section>
	);
}
