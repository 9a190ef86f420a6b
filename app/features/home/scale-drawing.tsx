import { useTranslation } from 'react-i18next';

export interface ScaleDrawingProps {
	/** Prefix of the message keys. */
	place: 'sofa' | 'desk';
	/** Position of each map's name, in centimetres from the left and the top. */
	labels: readonly { region: 'alps' | 'usa' | 'europe' | 'germany'; x: number; y: number }[];
}

/** Maps on a wall above a piece of furniture, to scale: a floor field is 20 cm long. */
export function ScaleDrawing({ place, labels }: ScaleDrawingProps) {
	const { t } = useTranslation('home');
	return (
		<figure>
			<div className={`scale-drawing ${place === 'desk' ? '[--column:100%]' : ''}`}>
				{/* The printed sheet, and the LEDs of each category. */}
				<i />
				<i />
				<i />
				<i />
				<i />
				<svg
					viewBox="0 0 260 214"
					fill="currentColor"
					role="img"
					aria-label={t(`scale.${place}.alt`)}
					className="absolute inset-0 text-[9.5px] lg:text-[8px] xl:text-[6.5px]"
				>
					{labels.map(({ region, x, y }) => (
						<text key={region} x={x} y={y}>
							{t(`scale.${region}`)}
						</text>
					))}
				</svg>
			</div>
			<figcaption className="mt-4 text-muted text-sm">{t(`scale.${place}.caption`)}</figcaption>
		</figure>
	);
}
