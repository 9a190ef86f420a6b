import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface HeroProps {
	/** The framed map on its wall. */
	weather: ReactNode;
	action: ReactNode;
	price?: ReactNode;
	/** What the price is for, and what it includes. */
	notes?: ReactNode;
	/** By when it arrives. */
	arrival?: string;
}

export function Hero({ weather, action, price, notes, arrival }: HeroProps) {
	const { t } = useTranslation('home');
	return (
		<section className="hero" aria-labelledby="hero">
			{weather}
			<div className="hero-text">
				<h1 id="hero" className="text-5xl lg:max-xl:text-4xl xl:min-w-[7.2em]">
					{t('hero.title')}
				</h1>
				<p className="mt-3 max-w-measure text-pretty lg:mt-8 lg:text-lg">{t('hero.lead')}</p>
				{/* On phones below the button, which is above the consent banner. */}
				<p className="mt-4 max-w-measure text-pretty max-lg:order-1 lg:text-lg">
					{t('hero.colors')}
				</p>
				<div className="mt-4 flex flex-col items-start gap-y-3 lg:mt-8">
					<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
						{action}
						{price ? <div>{price}</div> : null}
					</div>
					<div className="text-sm text-muted">
						{notes}
						{arrival ? <p>{arrival}</p> : null}
					</div>
				</div>
			</div>
		</section>
	);
}
