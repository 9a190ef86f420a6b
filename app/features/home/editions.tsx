import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TO_HEADING } from '~/features/catalog/heading-focus';
import { useLocale } from '~/i18n/use-locale';
import { mainProductPath } from '~/site';
import { Picture } from '~/ui/picture';
import type { MapEdition } from './map-editions';
import { SectionHead } from './section-head';

export interface EditionsProps {
	editions: (Pick<MapEdition, 'variantId' | 'picture' | 'night'> & {
		/** The region's name. */
		name: string;
		price: ReactNode;
	})[];
	/** What the prices include. */
	taxNote: ReactNode;
}

/** The regions of the map. Each leads to the map page with the variant that it shows. */
export function Editions({ editions, taxNote }: EditionsProps) {
	const { t } = useTranslation('home');
	const { to } = useLocale();
	return (
		<section className="page-width py-section" aria-labelledby="editions">
			<SectionHead id="editions" title={t('editions.title')} lead={t('editions.lead')} />
			<ul className="mt-12 grid fluid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6">
				{editions.map(({ name, variantId, price, picture, night }) => (
					<li key={variantId}>
						<Link
							to={to(`${mainProductPath}?variant=${variantId}`)}
							state={TO_HEADING}
							className="group block"
						>
							{/* Decorative: the name beside it says what is shown. Upright: less wall on both sides. */}
							{picture ? (
								<Picture
									data={{ ...picture, atNight: night }}
									alt=""
									aspectRatio="5/6"
									sizes="(min-width: 1024px) 22vw, 45vw"
									className="print"
								/>
							) : null}
							<p className="mt-3 font-bold text-xl group-hover:underline group-hover:underline-offset-4">
								{name}
							</p>
							<div className="text-muted">{price}</div>
						</Link>
					</li>
				))}
			</ul>
			<p className="mt-8 text-muted text-sm">{taxNote}</p>
		</section>
	);
}
