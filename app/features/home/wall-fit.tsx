import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLength } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { WallSection } from './static-sections';

export interface WallFitProps {
	/** Centimetres of the chosen frame. */
	size: { width: number; height: number };
	/** CSS colour of the chosen frame. */
	color?: string;
	/** The chosen variant in words. */
	choice: string;
}

/** Whether the chosen variant fits the wall: drawn to scale among known things. */
export function WallFit({ size: { width, height }, color, choice }: WallFitProps) {
	const { t } = useTranslation('home');
	const { locale } = useLocale();
	return (
		<section className="border-line border-y bg-surface" aria-labelledby="wall">
			<div className="page-width grid gap-x-10 gap-y-8 py-section lg:grid-cols-12">
				<div className="lg:col-span-4">
					<h2 id="wall" className="text-4xl">
						{t('wall.title')}
					</h2>
					<p className="mt-6 max-w-measure text-lg">{t('wall.text')}</p>
				</div>
				<figure
					className="lg:col-span-8"
					style={{ '--width': width, '--height': height, '--frame': color } as CSSProperties}
				>
					<WallSection />
					<figcaption className="mt-4 text-muted text-sm">
						{t('wall.caption', {
							choice,
							width: formatLength(width, locale),
							height: formatLength(height, locale),
						})}
					</figcaption>
				</figure>
			</div>
		</section>
	);
}
