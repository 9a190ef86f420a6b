import { useTranslation } from 'react-i18next';
import { site } from '~/site';
import { Picture, type PictureData } from '~/ui/picture';
import { STEP_KEYS } from './message-keys';
import { SectionHead } from './section-head';

export interface HowItWorksProps {
	/** One for each step. */
	pictures: readonly (PictureData | null | undefined)[];
}

export function HowItWorks({ pictures }: HowItWorksProps) {
	const { t } = useTranslation('home');
	return (
		<section className="page-width py-section" aria-labelledby="how">
			<SectionHead id="how" title={t('how.title')} />
			<ol className="mt-12 grid gap-x-10 gap-y-12 md:grid-cols-3 lg:mt-16">
				{STEP_KEYS.map((name, index) => {
					const picture = pictures[index];
					return (
						<li key={name}>
							{picture ? (
								<Picture
									data={picture}
									sizes="(min-width: 768px) 30vw, 100vw"
									aspectRatio="4/3"
									className="print mb-6"
								/>
							) : null}
							<p className="font-mono text-4xl text-muted" aria-hidden="true">
								{index + 1}
							</p>
							<h3 className="mt-4 text-2xl">{t(`how.${name}.title`)}</h3>
							<p className="mt-3 max-w-measure">{t(`how.${name}.text`, { name: site.name })}</p>
						</li>
					);
				})}
			</ol>
		</section>
	);
}
