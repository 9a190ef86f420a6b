import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Button, type ButtonVariant } from '~/ui/button';
import { Field } from '~/ui/field';
import { useFieldValue } from '~/ui/use-field-value';
import { MAX_TERM_LENGTH } from './search-term';

export interface SearchFormProps {
	term: string;
	/** The button's variant: `secondary` where the page has another primary action. */
	variant?: ButtonVariant;
}

/** The search page's form; works without JavaScript. */
export function SearchForm({ term, variant = 'primary' }: SearchFormProps) {
	const { t } = useTranslation('search');
	const { to } = useLocale();
	const field = useFieldValue(term);
	return (
		<Form
			action={to('/search')}
			role="search"
			className="mt-6 flex items-end lg:max-w-2xl gap-2 sm:gap-3"
		>
			<div className="min-w-0 grow">
				<Field label={t('field')}>
					{(control) => (
						<input
							{...control}
							ref={field}
							type="search"
							name="q"
							defaultValue={term}
							maxLength={MAX_TERM_LENGTH}
							autoComplete="off"
						/>
					)}
				</Field>
			</div>
			<Button type="submit" variant={variant} className="px-4 sm:px-6">
				{t('submit')}
			</Button>
		</Form>
	);
}
