import { useTranslation } from 'react-i18next';
import { Picture, type PictureData } from '~/ui/picture';

const PARTS = ['map', 'supply', 'cable', 'mount', 'manual'] as const;

/** What is in the box. */
export function BoxContents({ picture }: { picture?: PictureData }) {
	const { t } = useTranslation('home');
	return (
		<section className="border-line border-y bg-surface" aria-labelledby="box">
			<div className="page-width grid gap-y-10 py-section lg:grid-cols-12 lg:gap-x-10">
				<div className="lg:col-span-5">
					<h2 id="box" className="text-3xl">
						{t('box.title')}
					</h2>
					<ul className="mt-8 border-line border-t">
						{PARTS.map((part) => (
							<li key={part} className="border-line border-b py-3">
								{t(`box.${part}`)}
							</li>
						))}
					</ul>
					<p className="mt-6 max-w-measure text-muted">{t('box.text')}</p>
				</div>
				{picture ? (
					<Picture
						data={picture}
						sizes="(min-width: 1024px) 45vw, 100vw"
						aspectRatio="4/3"
						className="block w-full bg-well object-cover lg:col-span-6 lg:col-start-7"
					/>
				) : null}
			</div>
		</section>
	);
}
