import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/button';
import type { RegionKey } from './weather-view';

export interface MapNoticeProps {
	/** The region shown, and the region requested. */
	region: RegionKey;
	requested: RegionKey;
	failed: boolean;
	/** Whether the visitor has changed the region: then the new one is announced. */
	changed: boolean;
	onRetry(): void;
}

/** Announces a region change, or that reports could not be loaded. */
export function MapNotice({ region, requested, failed, changed, onRetry }: MapNoticeProps) {
	const { t } = useTranslation('weather');
	return (
		<div role="status" className="map-notice">
			{failed ? (
				<div className="map-failed">
					<p>
						{requested === region
							? t('map.failed')
							: t('map.failedRegion', { region: t(`map.regions.${requested}`) })}
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
