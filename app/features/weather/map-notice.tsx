import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/button';
import type { RegionKey } from './weather-view';

export interface MapNoticeProps {
	/** The region that is shown, and the one that was asked for. */
	region: RegionKey;
	wanted: RegionKey;
	failed: boolean;
	/** Whether the map shows another region than the page came with: then it is announced. */
	changed: boolean;
	onRetry(): void;
}

/** Says what cannot be seen: that a region has changed, or that reports could not be had. */
export function MapNotice({ region, wanted, failed, changed, onRetry }: MapNoticeProps) {
	const { t } = useTranslation('weather');
	return (
		<div role="status" className="map-notice">
			{failed ? (
				<div className="map-failed">
					<p>
						{wanted === region
							? t('map.failed')
							: t('map.failedRegion', { region: t(`map.regions.${wanted}`) })}
					</p>
					<button type="button" className={buttonClass('secondary')} onClick={onRetry}>
						{t('map.retry')}
					</button>
				</div>
			) : changed ? (
				<p className="sr-only">{t('map.shows', { region: t(`map.regions.${region}`) })}</p>
			) : null}
		</div>
	);
}
