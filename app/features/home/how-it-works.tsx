import { useTranslation } from 'react-i18next';
import { site } from '~/site';

const STEPS = ['hang', 'connect', 'look'] as const;

/** From the box to the first light, in order. */
export function HowItWorks() {
	const { t } = useTranslation('home');
	return (
		<section className="border-line border-t" aria-labelledby="how">
			<div className="page-width py-section">
				<h2 id="how" className="max-w-3xl text-4xl">
					{t('how.title')}
				</h2>
				<ol className="mt-12 grid gap-10 md:grid-cols-3">
					{STEPS.map((step, index) => (
						<li key={step} className="border-ink border-t pt-5">
							<p className="font-mono text-muted text-sm" aria-hidden="true">
								{index + 1}
							</p>
							<h3 className="mt-3 text-xl">{t(`how.${step}.title`)}</h3>
							<p className="mt-2 max-w-measure">{t(`how.${step}.text`, { name: site.name })}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
