import { Link } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { useProblemText } from '~/i18n/use-problem-text';
import { buttonClass } from '~/ui/button';
import { useFailedTitle } from '~/ui/use-checked-form';
import type { OverviewView, ProfileView } from './account-view';
import { AddressList } from './address-list';
import { OrderList } from './order-list';
import { ResultNotice } from './result-notice';
import type { SuccessKey } from './success-messages';

export interface AccountOverviewProps extends OverviewView {
	/** Message after a successful change. */
	done?: SuccessKey;
	/** Why a change failed. */
	problem?: string;
}

/** The account's overview page. */
export function AccountOverview({
	profile,
	addresses,
	orders,
	hasMoreOrders,
	done,
	problem,
}: AccountOverviewProps) {
	const { t } = useTranslation('account');
	const { to } = useLocale();
	const textOf = useProblemText('account:problems');
	useFailedTitle(problem !== undefined);
	return (
		<>
			<h1 className="text-4xl">{t('overview.title')}</h1>
			<p className="mt-3 text-lg text-muted">
				{t('overview.hello', { name: profile.displayName })}
			</p>
			<div className="mt-6 empty:m-0">
				{done ? <ResultNotice tone="success">{t(`done.${done}`)}</ResultNotice> : null}
				{problem ? <ResultNotice tone="danger">{textOf(problem)}</ResultNotice> : null}
			</div>
			<Section
				title={t('overview.orders')}
				more={
					hasMoreOrders ? (
						<Link to={to('/account/orders')} className="text-link">
							{t('overview.allOrders')}
						</Link>
					) : null
				}
			>
				{orders.length > 0 ? <OrderList orders={orders} level="h3" /> : <NoOrders level="h3" />}
			</Section>
			<Section title={t('profile.title')}>
				<Profile profile={profile} />
			</Section>
			<Section
				title={t('addresses.title')}
				more={
					<Link to={to('/account/addresses/new')} className={buttonClass()}>
						{t('addresses.add')}
					</Link>
				}
			>
				{addresses.length > 0 ? (
					<AddressList addresses={addresses} />
				) : (
					<p className="text-muted">{t('addresses.empty')}</p>
				)}
			</Section>
		</>
	);
}

/** Shown when there are no orders; `level` is that of its heading. */
export function NoOrders({ level: Heading }: { level: 'h2' | 'h3' }) {
	const { t } = useTranslation('account');
	const { to } = useLocale();
	return (
		<div className="contours border-line border-y px-6 py-12">
			<Heading className="font-bold text-xl">{t('orders.empty')}</Heading>
			<p className="mt-2 text-muted">{t('orders.emptyHint')}</p>
			<Link to={to('/collections')} className={buttonClass('primary', 'normal', 'mt-6')}>
				{t('orders.toShop')}
			</Link>
		</div>
	);
}

function Section({
	title,
	more,
	children,
}: {
	title: string;
	more?: ReactNode;
	children: ReactNode;
}) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="mt-12">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<h2 id={id} className="text-2xl">
					{title}
				</h2>
				{more}
			</div>
			<div className="mt-5">{children}</div>
		</section>
	);
}

function Profile({ profile }: { profile: ProfileView }) {
	const { t } = useTranslation('account');
	const { to } = useLocale();
	const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
	const rows = [
		[t('profile.name'), name],
		[t('profile.email'), profile.email],
		[t('profile.phone'), profile.phone],
		[t('profile.marketing'), t(profile.acceptsMarketing ? 'profile.yes' : 'profile.no')],
	];
	return (
		<>
			<dl className="border-line border-t">
				{rows.map(([label, value]) => (
					<div key={label} className="grid border-line border-b py-3 sm:grid-cols-[14rem_1fr]">
						<dt className="text-muted">{label}</dt>
						<dd className="min-w-0 [overflow-wrap:anywhere]">
							{value || <span className="text-muted">{t('profile.none')}</span>}
						</dd>
					</div>
				))}
			</dl>
			<p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
				<Link to={to('/account/profile')} className={buttonClass()}>
					{t('profile.edit')}
				</Link>
				<Link
					to={to('/account/notifications')}
					className="text-link inline-flex min-h-11 items-center"
				>
					{t('profile.changeMarketing')}
				</Link>
			</p>
		</>
	);
}
