import { useTranslation } from 'react-i18next';

/** Both frame sizes above a sofa; one unit of the drawing is one centimetre. */
export function SizesToScale() {
	const { t } = useTranslation('home');
	return (
		<figure className="grid gap-y-6 lg:grid-cols-12 lg:gap-x-10">
			<div className="graticule border border-line bg-surface px-4 pt-10 lg:col-span-8">
				<svg
					viewBox="0 0 280 178"
					className="mx-auto block w-full max-w-3xl text-ink"
					role="img"
					aria-label={t('editions.scale.alt')}
				>
					<g fill="var(--color-paper)" stroke="currentColor" strokeWidth="1">
						<Frame x={45} y={30} width={60} height={40} />
						<Frame x={145} y={10} width={90} height={60} />
						<g strokeLinejoin="round">
							<path d="M52 116v-12q0-6 6-6h164q6 0 6 6v12" />
							<path d="M40 120q0-6 6-6h6q6 0 6 6v16h164v-16q0-6 6-6h6q6 0 6 6v40q0 2-2 2H42q-2 0-2-2z" />
							<path d="M58 136h164v14H58zM140 136v14" />
							<path d="M50 162v8M230 162v8" />
						</g>
					</g>
					<path d="M0 170h280" stroke="currentColor" strokeWidth="0.6" />
					<g
						fill="currentColor"
						stroke="none"
						textAnchor="middle"
						className="text-[6.5px] max-sm:text-[11px]"
					>
						<text x="75" y="83">
							{t('editions.scale.small')}
						</text>
						<text x="190" y="83">
							{t('editions.scale.large')}
						</text>
					</g>
				</svg>
			</div>
			<figcaption className="lg:col-span-4 lg:self-end">
				<span className="block font-bold text-xl">{t('editions.scale.title')}</span>
				<span className="mt-2 block max-w-measure text-muted">{t('editions.scale.caption')}</span>
			</figcaption>
		</figure>
	);
}

function Frame(box: { x: number; y: number; width: number; height: number }) {
	const inner = {
		x: box.x + 3,
		y: box.y + 3,
		width: box.width - 6,
		height: box.height - 6,
	};
	return (
		<>
			<rect {...box} />
			<rect {...inner} fill="var(--color-well)" strokeWidth="0.4" />
		</>
	);
}
