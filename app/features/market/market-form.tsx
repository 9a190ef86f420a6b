import { useTranslation } from 'react-i18next';
import { localeCodes, locales } from '~/i18n/locales';
import type { ProblemCode } from '~/i18n/problem-text';
import { useLocale } from '~/i18n/use-locale';
import { useProblemText } from '~/i18n/use-problem-text';
import { Button } from '~/ui/button';
import { RadioGroup } from '~/ui/choice';
import { Notice } from '~/ui/notice';
import { SearchSelect } from '~/ui/select';
import type { MarketView } from './market-view';

export interface MarketFormProps {
	market: MarketView;
	/** Path to return to, without its locale prefix. */
	back: string;
	/** The submitted country, which is not the selected one, is unknown, or the countries could not be loaded. */
	problem?: ProblemCode<'market:problems'>;
}

/** Country and language; works without JavaScript. */
export function MarketForm({ market, back, problem }: MarketFormProps) {
	const { t } = useTranslation('market');
	const textOf = useProblemText('market:problems');
	const { locale, to } = useLocale();
	const known = market.countries.some(({ value }) => value === market.country);
	return (
		<form method="post" action={to('/api/country')} className="grid gap-6">
			<input type="hidden" name="path" value={back} />
			{problem ? <Notice tone="danger">{textOf(problem)}</Notice> : null}
			<SearchSelect
				name="country"
				label={t('country')}
				options={market.countries}
				defaultValue={known ? market.country : undefined}
			/>
			<RadioGroup
				name="locale"
				label={t('language')}
				options={localeCodes.map((code) => ({
					value: code,
					label: <span lang={code}>{locales[code].name}</span>,
				}))}
				defaultValue={locale}
			/>
			<Button type="submit" variant="primary" className="justify-self-start">
				{t('save')}
			</Button>
		</form>
	);
}
