import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLength } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { WallSection } from './static-sections';
import { TitledSection } from './titled-section';

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
		<div className="border-line border-y bg-surface">
			<TitledSection id="wall" title={t('wall.title')} lead={t('wall.text')}>
				<figure style={{ '--width': width, '--height': height, '--frame': color } as CSSProperties}>
					<WallSection />
					<figcaption className="mt-4 text-muted text-sm">
						{t('wall.caption', {
							choice,
							width: formatLength(width, locale),
							height: formatLength(height, locale),
						})}
					</figcaption>
				</figure>
			</TitledSection>
		</div>
	);
}
