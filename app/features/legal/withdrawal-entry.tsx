import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { useProblemText } from '~/i18n/use-problem-text';
import { useIsSubmitting } from '~/lib/use-is-submitting';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { FormProblems, fieldId } from '~/ui/form-problems';
import { TextArea } from '~/ui/text-area';
import { useCheckedForm } from '~/ui/use-checked-form';
import { type WithdrawalField, type WithdrawalResult, withdrawalSchema } from './withdrawal-form';

export interface WithdrawalEntryProps {
	/** The submitted values and their problems. */
	result?: WithdrawalResult;
	/** Initial values from the signed-in customer, and from the order that the link names; empty where unknown. */
	known: Partial<Record<WithdrawalField, string>>;
}

const FORM = 'withdrawal';

/** The first step: name, contract, and e-mail. Nothing is declared yet. */
export function WithdrawalEntry({ result, known }: WithdrawalEntryProps) {
	const { t } = useTranslation('legal');
	const { to } = useLocale();
	const busy = useIsSubmitting();
	const { ref, onSubmit, problems } = useCheckedForm(
		withdrawalSchema,
		result?.problems,
		useProblemText('legal:declare.problems'),
	);
	const labels = {
		name: t('declare.fields.name'),
		email: t('declare.fields.email'),
		order: t('declare.fields.order'),
		items: t('declare.fields.items'),
	};
	const field = (name: WithdrawalField) => ({
		id: fieldId(FORM, name),
		name,
		label: labels[name],
		defaultValue: result?.values[name] ?? known[name],
		error: problems[name],
	});
	return (
		<>
			<p className="mt-4 text-lg">{t('declare.lead')}</p>
			<p className="mt-3">
				<Link to={to('/legal/revocation')} className="text-link">
					{t('declare.notice')}
				</Link>
			</p>
			<Form
				ref={ref}
				method="post"
				action={to('/legal/revocation/declare')}
				noValidate
				onSubmit={onSubmit}
				aria-label={t('declare.title')}
				className="mt-8 grid gap-6"
			>
				<FormProblems form={FORM} problems={problems} labels={labels} />
				<TextField {...field('name')} autoComplete="name" required />
				<TextField
					{...field('email')}
					type="email"
					autoComplete="email"
					hint={t('declare.emailHint')}
					required
				/>
				<TextField {...field('order')} hint={t('declare.orderHint')} required />
				<TextArea
					{...field('items')}
					hint={t(known.items ? 'declare.itemsListed' : 'declare.itemsHint')}
					rows={3}
					optional
				/>
				<div>
					<Button type="submit" name="intent" value="review" variant="primary" busy={busy}>
						{t('declare.next')}
					</Button>
				</div>
			</Form>
		</>
	);
}
