import { useTranslation } from 'react-i18next';
import { Notice } from '~/ui/notice';
import { WithdrawalEntry } from './withdrawal-entry';
import type { WithdrawalAnswer, WithdrawalReceipt } from './withdrawal-form';
import { WithdrawalReceived } from './withdrawal-received';
import { WithdrawalReview } from './withdrawal-review';

export interface WithdrawalPageProps {
	/** State of an unfinished declaration. */
	answer?: WithdrawalAnswer;
	/** Receipt of a declaration that was made. */
	receipt?: WithdrawalReceipt;
	/** Order number from the link's parameter. */
	order: string;
	/** Whether a message endpoint is configured. */
	available: boolean;
	/** The shop's e-mail address, as another way to withdraw. */
	email: string;
}

/** The steps of the withdrawal: enter, review and confirm, receipt. */
export function WithdrawalPage({ answer, receipt, order, available, email }: WithdrawalPageProps) {
	const { t } = useTranslation('legal');
	return (
		<div className="page-width pt-10 pb-section lg:pt-14">
			<div className="max-w-measure">
				<h1 className="text-4xl">{t('declare.title')}</h1>
				{step()}
			</div>
		</div>
	);

	function step() {
		if (!available) return <Unavailable email={email} />;
		if (answer?.step === 'review') return <WithdrawalReview answer={answer} email={email} />;
		if (receipt && !answer) return <WithdrawalReceived receipt={receipt} />;
		return <WithdrawalEntry answer={answer} order={order} />;
	}
}

function Unavailable({ email }: { email: string }) {
	const { t } = useTranslation('legal');
	return (
		<div className="mt-8">
			<Notice tone="warning">
				{t('declare.unavailable')}{' '}
				<a href={`mailto:${email}`} className="text-link">
					{email}
				</a>
			</Notice>
		</div>
	);
}
