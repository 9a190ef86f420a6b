import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeatherMapView } from '~/features/weather/weather-view';
import type { PictureData } from '~/ui/picture';
import type { HowItWorksProps } from './how-it-works';
import { BoxSection, QuestionsSection, StepsSection } from './static-sections';
import { TitledSection } from './titled-section';
import { WallFit, type WallFitProps } from './wall-fit';

export interface MapSectionsProps {
	/** The live map. */
	live: ReactNode;
	/** Where the live map's reports come from. */
	source: WeatherMapView['source'];
	/** The flight categories. */
	categories: ReactNode;
	/** Technical data. */
	details: ReactNode;
	/** The chosen frame on a wall, where its size is known. */
	wall?: WallFitProps;
	/** One for each step. */
	steps: HowItWorksProps['pictures'];
	/** What is in the box. */
	box: PictureData | null | undefined;
}

/** Below the map's buy panel: how it works, live, on a wall, what is in the box, its data, and questions about it. */
export function MapSections({
	live,
	source,
	categories,
	details,
	wall,
	steps,
	box,
}: MapSectionsProps) {
	const { t } = useTranslation('home');
	return (
		<>
			<StepsSection pictures={steps} version={steps.map((step) => step?.url).join()} />
			{/* Without `contours`: in its stacking context the report would be below a phone's sticky button. */}
			<div className="night-sheet border-line border-t">
				<TitledSection id="live" title={t('live.title')} lead={t(`live.${source}`)}>
					{live}
				</TitledSection>
			</div>
			<div className="night-sheet contours border-line border-y">{categories}</div>
			{wall ? <WallFit {...wall} /> : null}
			<div className="pt-section">
				<BoxSection picture={box} />
				<TitledSection id="data" title={t('data.title')}>
					{details}
				</TitledSection>
			</div>
			<div className="mb-section border-line border-y bg-surface">
				<TitledSection id="questions" title={t('questions.title')}>
					<QuestionsSection />
				</TitledSection>
			</div>
		</>
	);
}
