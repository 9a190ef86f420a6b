import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { FocusedHeading } from '~/ui/focused-heading';
import type { WithdrawalReceipt } from './withdrawal-form';

/** Confirms the declaration, with its time and reference number. */
export function WithdrawalReceived({ receipt }: { receipt: WithdrawalReceipt }) {
	const { t } = useTranslation('legal');
	const { to } = useLocale();
	return (
		<section data-print-sheet="" className="mt-8 border border-line border-t-ink bg-surface p-6">
			<FocusedHeading>{t('declare.made')}</FocusedHeading>
			<dl className="mt-4 grid gap-2">
				<div className="grid gap-x-4 sm:grid-cols-3">
					<dt className="text-muted">{t('declare.receivedAt')}</dt>
					<dd className="sm:col-span-2">{receipt.receivedAt}</dd>
				</div>
				<div className="grid gap-x-4 sm:grid-cols-3">
					<dt className="text-muted">{t('declare.reference')}</dt>
					<dd className="font-mono sm:col-span-2">{receipt.reference}</dd>
				</div>
			</dl>
			<p className="mt-5">{t('declare.madeText')}</p>
			<p className="mt-5">
				<Link to={to('/legal/revocation')} className="text-link">
					{t('declare.notice')}
				</Link>
			</p>
		</section>
	);
}
