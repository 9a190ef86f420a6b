import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { mainProductPath, site } from '~/site';
import { buttonClass } from '~/ui/button';
import { Picture, type PictureData } from '~/ui/picture';
import type { RegionKey } from './weather-view';

export interface RegionOfferProps {
	region: RegionKey;
	/** The variant that shows this region; missing during an outage of the platform. */
	edition?: { variantId: string; picture?: PictureData; night?: PictureData };
	price: ReactNode;
}

/** Leads to the map product in this region. */
export function RegionOffer({ region, edition, price }: RegionOfferProps) {
	const { t } = useTranslation(['reports', 'weather']);
	const { to } = useLocale();
	const { variantId, picture, night } = edition ?? {};
	return (
		<aside className="region-offer" aria-labelledby="offer">
			{/* Decorative: the text beside it says what is shown. */}
			{picture ? (
				<Picture
					data={{ ...picture, atNight: night }}
					alt=""
					aspectRatio="1/1"
					sizes="9rem"
					className="print"
				/>
			) : null}
			<div>
				<h2 id="offer" className="text-2xl">
					{t('offer.title')}
				</h2>
				<p className="mt-2">
					{t('offer.text', { name: site.name, region: t(`weather:map.regions.${region}`) })}
				</p>
				{price}
			</div>
			<Link
				to={to(variantId ? `${mainProductPath}?variant=${variantId}` : mainProductPath)}
				className={buttonClass('primary')}
			>
				{t('offer.action', { name: site.name })}
			</Link>
		</aside>
	);
}
