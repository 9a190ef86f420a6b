import { useTranslation } from 'react-i18next';
import { site } from '~/site';
import { stepNames } from './contents';
import { SectionHead } from './section-head';

export function HowItWorks() {
	const { t } = useTranslation('home');
	return (
		<section className="page-width py-section" aria-labelledby="how">
			<SectionHead id="how" title={t('how.title')} />
			<ol className="mt-12 grid gap-x-10 gap-y-12 md:grid-cols-3 lg:mt-16">
				{stepNames.map((name, index) => (
					<li key={name}>
						<p className="font-mono text-4xl text-muted" aria-hidden="true">
							{index + 1}
						</p>
						<h3 className="mt-4 text-2xl">{t(`how.${name}.title`)}</h3>
						<p className="mt-3 max-w-measure">{t(`how.${name}.text`, { name: site.name })}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
