import { useTranslation } from 'react-i18next';
import { site } from '~/site';
import { Disclosure } from '~/ui/disclosure';
import { QUESTION_KEYS } from './message-keys';

export function Questions() {
	const { t } = useTranslation('home');
	return (
		<div className="border-ink border-t">
			{QUESTION_KEYS.map((question) => (
				<Disclosure key={question} summary={t(`questions.${question}.question`)}>
					<p className="max-w-measure">{t(`questions.${question}.answer`, { name: site.name })}</p>
				</Disclosure>
			))}
		</div>
	);
}
