import { useTranslation } from 'react-i18next';

export interface ScaleDrawingProps {
	/** Which drawing it is; names its texts. */
	place: 'sofa' | 'desk';
	/** Where the names of the maps stand, in centimetres from the left and from the top. */
	names: readonly (readonly [
		region: 'alps' | 'usa' | 'europe' | 'germany',
		x: number,
		y: number,
	])[];
}

/** Maps on a wall above a piece of furniture; the floor is the scale: a field is 20 cm long. */
export function ScaleDrawing({ place, names }: ScaleDrawingProps) {
	const { t } = useTranslation('home');
	return (
		<figure>
			<div className={`scale-drawing ${place === 'desk' ? '[--column:100%]' : ''}`}>
				{/* Ink, and the lights of each category. */}
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
					className="absolute inset-0 text-[9.5px] lg:text-[6.5px]"
				>
					{names.map(([region, x, y]) => (
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
