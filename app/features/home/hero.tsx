import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface HeroProps {
	weather: ReactNode;
	action: ReactNode;
	price?: ReactNode;
}

export function Hero({ weather, action, price }: HeroProps) {
	const { t } = useTranslation('home');
	return (
		<section className="page-width grid gap-x-10 gap-y-14 py-10 sm:py-14 lg:grid-cols-12 lg:py-12">
			{/* Not vertically centred: it would move when the map loads. */}
			<div className="lg:col-span-5 lg:pt-[14svh]">
				<h1 className="text-5xl">{t('hero.title')}</h1>
				<p className="mt-6 max-w-measure text-lg lg:mt-8">{t('hero.lead')}</p>
				<div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
					{action}
					{price ? <p className="text-sm">{price}</p> : null}
				</div>
			</div>
			<div className="lg:col-span-7">{weather}</div>
		</section>
	);
}
