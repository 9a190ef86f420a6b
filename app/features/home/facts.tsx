import { useTranslation } from 'react-i18next';
import { factNames } from './contents';

/** The figures that answer most questions, in boxes like the head of an approach chart. */
export function Facts() {
	const { t } = useTranslation('home');
	return (
		<dl className="grid grid-cols-2 gap-px border border-line border-t-ink bg-line lg:grid-cols-4">
			{factNames.map((fact) => (
				<div key={fact} className="bg-paper p-3 sm:p-4 lg:p-5">
					<dt className="eyebrow">{t(`facts.${fact}.name`)}</dt>
					<dd className="mt-2 font-bold text-lg sm:text-2xl">{t(`facts.${fact}.figure`)}</dd>
					<dd className="text-muted text-sm">{t(`facts.${fact}.text`)}</dd>
				</div>
			))}
		</dl>
	);
}
