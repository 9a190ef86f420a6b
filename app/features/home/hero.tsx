import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface HeroProps {
	/** The framed map on its wall. */
	weather: ReactNode;
	action: ReactNode;
	price?: ReactNode;
	/** By when it arrives. */
	arrival?: string;
}

export function Hero({ weather, action, price, arrival }: HeroProps) {
	const { t } = useTranslation('home');
	return (
		<section className="hero" aria-labelledby="hero">
			{weather}
			<div className="hero-text">
				<h1 id="hero" className="-order-2 text-5xl lg:max-xl:text-4xl xl:min-w-[7.2em]">
					{t('hero.title')}
				</h1>
				<p className="mt-4 max-w-measure lg:mt-8 lg:text-lg">{t('hero.lead')}</p>
				<div className="mt-4 flex flex-col items-start gap-y-3 max-lg:-order-1 lg:mt-8">
					{action}
					<div className="text-sm">
						{price ? <div>{price}</div> : null}
						{arrival ? <p className="text-muted">{arrival}</p> : null}
					</div>
				</div>
			</div>
		</section>
	);
}
