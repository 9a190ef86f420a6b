import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { useProblemText } from '~/i18n/use-problem-text';
import { Button } from '~/ui/button';
import { FocusedHeading } from '~/ui/focused-heading';
import { HoneypotFields } from '~/ui/honeypot-fields';
import { Notice } from '~/ui/notice';
import { type WithdrawalResult, withdrawalFields } from './withdrawal-form';

/** The second step: a summary, and the button that makes the declaration. */
export function WithdrawalReview({ result, email }: { result: WithdrawalResult; email: string }) {
	const { t } = useTranslation('legal');
	const textOf = useProblemText('legal:declare.problems');
	const { to } = useLocale();
	const navigation = useNavigation();
	const busy = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'confirm';
	const { values, problems, formToken } = result;
	const state = problems?.form;
	// The declaration is made; only its receipt has to be sent again.
	const isDeclared = state === 'receiptMissing';
	return (
		<section className="mt-8">
			<FocusedHeading of={result}>
				{t(isDeclared ? 'declare.made' : 'declare.review')}
			</FocusedHeading>
			{isDeclared ? null : <p className="mt-3">{t('declare.reviewText')}</p>}
			<dl className="mt-6 divide-y divide-line border-t border-t-ink border-b border-b-line">
				{withdrawalFields.map((name) => (
					<div key={name} className="grid gap-x-4 py-3 sm:grid-cols-3">
						<dt className="text-muted">{t(`declare.fields.${name}`)}</dt>
						<dd className="whitespace-pre-line break-words sm:col-span-2">
							{values[name].trim() || t('declare.wholeOrder')}
						</dd>
					</div>
				))}
			</dl>
			{state ? (
				<div role="alert" className="mt-6">
					<Notice tone={state === 'notSent' ? 'danger' : 'warning'}>
						{textOf(state, { email })}
					</Notice>
				</div>
			) : null}
			<Form method="post" action={to('/legal/revocation/declare')} className="mt-8">
				{withdrawalFields.map((name) => (
					<input key={name} type="hidden" name={name} value={values[name]} />
				))}
				<HoneypotFields key={formToken} formToken={formToken} label={t('declare.leaveEmpty')} />
				<div className="btn-row">
					<Button type="submit" name="intent" value="confirm" variant="primary" busy={busy}>
						{t('declare.confirm')}
					</Button>
					{isDeclared ? null : (
						<Button type="submit" name="intent" value="edit">
							{t('declare.edit')}
						</Button>
					)}
				</div>
			</Form>
		</section>
	);
}
