import { useTranslation } from 'react-i18next';
import { site } from '~/site';
import { Picture, type PictureData } from '~/ui/picture';

const FACTS = ['leds', 'updates', 'power'] as const;

/** What the map is, with the three figures that answer most questions. */
export function About({ picture }: { picture?: PictureData }) {
	const { t } = useTranslation('home');
	return (
		<section className="border-line border-y bg-surface" aria-labelledby="about">
			<div className="page-width grid gap-y-12 py-section lg:grid-cols-12 lg:gap-x-10">
				{picture ? (
					<Picture
						data={picture}
						sizes="(min-width: 1024px) 45vw, 100vw"
						aspectRatio="4/3"
						className="block w-full bg-well object-cover lg:col-span-6"
					/>
				) : null}
				<div className={picture ? 'lg:col-span-5 lg:col-start-8' : 'lg:col-span-8'}>
					<h2 id="about" className="text-3xl">
						{t('about.title')}
					</h2>
					<p className="mt-6 max-w-measure text-lg">{t('about.text', { name: site.name })}</p>
					<dl className="mt-10 border-line border-t">
						{FACTS.map((fact) => (
							<div
								key={fact}
								className="flex flex-col border-line border-b py-3 sm:flex-row sm:items-baseline sm:gap-6"
							>
								<dt className="order-last text-muted">{t(`about.facts.${fact}.text`)}</dt>
								<dd className="shrink-0 font-bold text-xl sm:w-40">
									{t(`about.facts.${fact}.figure`)}
								</dd>
							</div>
						))}
					</dl>
					<p className="mt-6 max-w-measure text-muted text-sm">
						{t('about.disclaimer', { name: site.name })}
					</p>
				</div>
			</div>
		</section>
	);
}
