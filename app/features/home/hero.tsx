import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture, type PictureData } from '~/ui/picture';

export interface HeroProps {
	picture?: PictureData;
	/** The one primary action. */
	action: ReactNode;
	/** Price with its note. */
	price?: ReactNode;
}

/** The product first, out to the page's edge; beside it what it is and the way to it. */
export function Hero({ picture, action, price }: HeroProps) {
	const { t } = useTranslation('home');
	return (
		<section className="lg:grid lg:grid-cols-12 lg:gap-x-10 lg:pl-[max(var(--spacing-gutter),calc(50%-var(--container-page)/2))]">
			<div className="contours overflow-hidden bg-well lg:order-last lg:col-span-7">
				{picture ? (
					<Picture
						data={picture}
						first
						sizes="(min-width: 1024px) 60vw, 100vw"
						className="block aspect-4/3 h-full max-h-[60svh] w-full object-cover lg:max-h-[calc(100svh-var(--spacing-header))] lg:min-h-152"
					/>
				) : (
					<div className="aspect-4/3" />
				)}
			</div>
			<div className="px-gutter pt-9 pb-16 lg:col-span-5 lg:self-center lg:px-0 lg:py-12">
				<h1 className="text-5xl">{t('hero.title')}</h1>
				<p className="mt-6 max-w-measure text-lg lg:mt-8">{t('hero.lead')}</p>
				<div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
					{action}
					{price ? <p className="text-sm">{price}</p> : null}
				</div>
			</div>
		</section>
	);
}
