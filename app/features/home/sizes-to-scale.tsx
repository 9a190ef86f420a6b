import { useTranslation } from 'react-i18next';
import { ScaleDrawing } from './scale-drawing';

/** All four maps in both sizes, to scale: above a sofa and above a desk. */
export function SizesToScale() {
	const { t } = useTranslation('home');
	return (
		<section className="border-line border-y bg-surface" aria-labelledby="scale">
			<div className="page-width grid gap-x-10 gap-y-12 py-section md:grid-cols-2">
				<div className="grid gap-x-10 gap-y-6 md:col-span-2 lg:grid-cols-12">
					<h2 id="scale" className="text-4xl lg:col-span-7">
						{t('scale.title')}
					</h2>
					<p className="max-w-measure text-lg lg:col-span-5 lg:self-end">{t('scale.text')}</p>
				</div>
				<ScaleDrawing
					place="sofa"
					labels={[
						{ region: 'alps', x: 40, y: 31 },
						{ region: 'usa', x: 160, y: 41 },
					]}
				/>
				<ScaleDrawing
					place="desk"
					labels={[
						{ region: 'europe', x: 48, y: 7 },
						{ region: 'germany', x: 136, y: 22 },
					]}
				/>
			</div>
		</section>
	);
}
