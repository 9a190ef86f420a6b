import { useTranslation } from 'react-i18next';
import type { FormValues, Problems } from '~/lib/checked-form';
import { TextField } from '~/ui/field';
import { FormProblems, fieldId } from '~/ui/form-problems';
import { TextArea } from '~/ui/text-area';
import type { RecipientField } from './gift-recipient';

export interface RecipientFieldsProps {
	/** Id of the form that the fields belong to; prefix of their ids. */
	form: string;
	/** Texts by field. */
	problems: Problems;
	values?: FormValues<RecipientField>;
}

/** Address, name, message and day of a gift card that is sent to somebody. */
export function RecipientFields({ form, problems, values }: RecipientFieldsProps) {
	const { t } = useTranslation('recipient');
	const field = (name: RecipientField) => ({
		form,
		name,
		id: fieldId(form, name),
		defaultValue: values?.[name],
		error: problems[name],
		// The buyer's own data would be wrong.
		autoComplete: 'off',
	});
	return (
		<>
			<FormProblems form={form} problems={problems} />
			{/* Not of the type `email`: the browser would check it while it is hidden, and not in the page's language. */}
			<TextField {...field('email')} label={t('email')} inputMode="email" spellCheck={false} />
			<TextField {...field('name')} label={t('name')} optional />
			<TextArea
				{...field('message')}
				label={t('message')}
				hint={t('messageHint')}
				rows={3}
				optional
			/>
			<TextField {...field('date')} label={t('date')} hint={t('dateHint')} type="date" optional />
		</>
	);
}
