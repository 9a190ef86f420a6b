import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { NoOrders } from './account-overview';
import type { OrderListView } from './account-view';
import { OrderList } from './order-list';

/** All orders, newest first, 250 per page. */
export function OrderListPage({
	orders,
	next,
	isFirstPage,
}: OrderListView & { isFirstPage: boolean }) {
	const { t } = useTranslation('account');
	const { to } = useLocale();
	return (
		<>
			<h1 className="text-4xl">{t('orders.title')}</h1>
			<div className="mt-8">
				{orders.length > 0 ? <OrderList orders={orders} level="h2" /> : <NoOrders level="h2" />}
			</div>
			{next || !isFirstPage ? (
				<nav aria-label={t('orders.pages')} className="mt-6 flex flex-wrap justify-between gap-4">
					{isFirstPage ? null : (
						<Link
							to={to('/account/orders')}
							className="text-link inline-flex min-h-11 items-center"
						>
							{t('orders.newest')}
						</Link>
					)}
					{next ? (
						<Link
							to={to(`/account/orders?${new URLSearchParams({ after: next })}`)}
							className="text-link ml-auto inline-flex min-h-11 items-center"
						>
							{t('orders.older')}
						</Link>
					) : null}
				</nav>
			) : null}
		</>
	);
}
