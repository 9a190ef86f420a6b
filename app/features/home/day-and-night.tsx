import { useTranslation } from 'react-i18next';
import { site } from '~/site';
import { Picture, type PictureData } from '~/ui/picture';
import { FACT_KEYS } from './message-keys';

/** What the product is, and its figures. */
export function About({ picture }: { picture?: PictureData }) {
	const { t } = useTranslation('home');
	return (
		<section className="page-width pt-section" aria-labelledby="about">
			<div className="grid items-center gap-y-6 lg:grid-cols-12 lg:gap-x-10">
				<div className={picture ? 'lg:col-span-5' : 'lg:col-span-7'}>
					<h2 id="about" className="text-4xl">
						{t('about.title')}
					</h2>
					<div className="mt-5 max-w-measure space-y-4 text-lg">
						<p>{t('about.text', { name: site.name })}</p>
						<p className="text-base text-muted">{t('about.disclaimer', { name: site.name })}</p>
					</div>
				</div>
				{picture ? (
					<div className="overflow-hidden lg:col-span-7">
						{/* Enlarged, since the map is a small part of the hallway. */}
						<Picture
							data={picture}
							sizes="(min-width: 1024px) 71vw, 125vw"
							aspectRatio="4/3"
							className="print origin-top scale-125"
						/>
					</div>
				) : null}
			</div>
			<div className="mt-12 lg:mt-16">
				<Facts />
			</div>
		</section>
	);
}

export interface DayAndNightProps {
	day?: PictureData;
	night?: PictureData;
}

export function DayAndNight({ day, night }: DayAndNightProps) {
	const { t } = useTranslation('home');
	return day && night ? (
		<div className="grid md:grid-cols-2">
			<Sheet
				picture={day}
				caption={t('about.day')}
				// In line with the page's text.
				captionClassName="pl-[max(var(--spacing-gutter),50vw-var(--container-page)/2)]"
			/>
			<Sheet
				picture={night}
				// The picture is already dark: dark mode must not dim it.
				filter="none"
				className="night-sheet"
				caption={t('about.night')}
				captionClassName="pl-gutter"
			/>
		</div>
	) : null;
}

interface SheetProps {
	picture: PictureData;
	filter?: 'none';
	className?: string;
	caption: string;
	captionClassName: string;
}

function Sheet({ picture, filter, className, caption, captionClassName }: SheetProps) {
	return (
		<figure className={className}>
			{/* Enlarged, since the map is a small part of the room. */}
			<div className="overflow-hidden">
				<Picture
					data={picture}
					sizes="(min-width: 768px) 63vw, 125vw"
					aspectRatio="4/3"
					className="print origin-top scale-125"
					style={{ filter }}
				/>
			</div>
			<figcaption className={`bg-paper py-4 pr-gutter text-muted text-sm ${captionClassName}`}>
				{caption}
			</figcaption>
		</figure>
	);
}

function Facts() {
	const { t } = useTranslation('home');
	return (
		<dl className="grid fluid-cols-2 gap-px border border-line border-t-ink bg-line lg:grid-cols-4">
			{FACT_KEYS.map((fact) => (
				<div key={fact} className="bg-paper p-3 sm:p-4 lg:p-5">
					<dt className="eyebrow">{t(`facts.${fact}.name`)}</dt>
					<dd className="mt-2 font-bold text-lg sm:text-2xl">{t(`facts.${fact}.figure`)}</dd>
					<dd className="text-muted text-sm">{t(`facts.${fact}.text`)}</dd>
				</div>
			))}
		</dl>
	);
}
