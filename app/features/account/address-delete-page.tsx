import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { useProblemText } from '~/i18n/use-problem-text';
import { Button, buttonClass } from '~/ui/button';
import { useFailedTitle } from '~/ui/use-checked-form';
import type { AddressView } from './account-view';
import { ResultNotice } from './result-notice';

/** Asks before an address is deleted, where JavaScript is off. */
export function AddressDeletePage({
	address,
	problem,
}: {
	address?: AddressView;
	problem?: string;
}) {
	const { t } = useTranslation('account');
	const { to } = useLocale();
	const textOf = useProblemText('account:problems');
	useFailedTitle(problem !== undefined);
	return (
		<>
			<h1 className="text-4xl">{t('addresses.deleteTitle')}</h1>
			<div className="mt-6 empty:m-0">
				{problem ? <ResultNotice tone="danger">{textOf(problem)}</ResultNotice> : null}
			</div>
			<address className="mt-6 whitespace-pre-line border border-line bg-surface p-5 not-italic empty:hidden">
				{address?.lines.join('\n')}
			</address>
			<Form method="post" className="mt-6 btn-row">
				<Button type="submit" variant="danger">
					{t('addresses.confirmDelete')}
				</Button>
				<Link to={to('/account')} className={buttonClass()}>
					{t('addresses.keep')}
				</Link>
			</Form>
		</>
	);
}
