import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { MailNotice } from '~/ui/mail-notice';
import { WithdrawalEntry, type WithdrawalEntryProps } from './withdrawal-entry';
import type { WithdrawalReceipt, WithdrawalResult } from './withdrawal-form';
import { WithdrawalReceived } from './withdrawal-received';
import { WithdrawalReview } from './withdrawal-review';

export interface WithdrawalPageProps {
	/** State of an unfinished declaration. */
	result?: WithdrawalResult;
	/** Receipt of a declaration that was made. */
	receipt?: WithdrawalReceipt;
	known: WithdrawalEntryProps['known'];
	/** Whether a message endpoint is configured. */
	available: boolean;
	/** The shop's e-mail address, as another way to withdraw. */
	email: string;
	/** The shop's postal address, line by line. */
	address: readonly string[];
}

/** The steps of the withdrawal: enter, review and confirm, receipt. */
export function WithdrawalPage({
	result,
	receipt,
	known,
	available,
	email,
	address,
}: WithdrawalPageProps) {
	const { t } = useTranslation(['legal', 'content', 'shell']);
	const { to } = useLocale();
	return (
		<div className="page-width pt-6 pb-section">
			<div className="mb-6">
				<Breadcrumbs label={t('content:here')}>
					<Link to={to('/')}>{t('shell:nav.home')}</Link>
					<Link to={to('/legal')}>{t('shell:footer.legal')}</Link>
					<Link to={to('/legal/revocation')}>{t('shell:footer.revocation')}</Link>
					<span aria-current="page">{t('declare.title')}</span>
				</Breadcrumbs>
			</div>
			<div className="grid gap-12 lg:grid-cols-12">
				<div className="lg:col-span-7">
					<h1 className="text-4xl">{t('declare.title')}</h1>
					<div className="max-w-measure">{step()}</div>
				</div>
				{available && (result || !receipt) ? <NextSteps email={email} address={address} /> : null}
			</div>
		</div>
	);

	function step() {
		if (!available) return <Unavailable email={email} />;
		if (result?.step === 'review') return <WithdrawalReview result={result} email={email} />;
		if (receipt && !result) return <WithdrawalReceived receipt={receipt} />;
		return <WithdrawalEntry result={result} known={known} />;
	}
}

function Unavailable({ email }: { email: string }) {
	const { t } = useTranslation('legal');
	return (
		<div className="mt-8">
			<MailNotice tone="warning" text={t('declare.unavailable')} email={email} />
		</div>
	);
}

/** Beside the form: what follows the declaration, and where else it can be sent. */
function NextSteps({ email, address }: Pick<WithdrawalPageProps, 'email' | 'address'>) {
	const { t } = useTranslation('legal');
	return (
		<aside className="lg:col-span-5">
			<h2 className="text-2xl">{t('declare.after')}</h2>
			<ol className="mt-4 grid list-decimal gap-3 pl-5">
				<li>{t('declare.afterReview')}</li>
				<li>{t('declare.afterReceipt')}</li>
				<li>{t('declare.afterReturn')}</li>
			</ol>
			<h2 className="mt-8 font-bold">{t('declare.otherWays')}</h2>
			<address className="mt-3 not-italic">
				<a href={`mailto:${email}`} className="text-link">
					{email}
				</a>
				{address.map((line) => (
					<span key={line} className="block">
						{line}
					</span>
				))}
			</address>
		</aside>
	);
}
