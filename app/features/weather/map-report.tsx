import { Link } from '@remix-run/react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { CloseIcon } from '~/ui/icons';
import { CategoryMark } from './category-mark';
import { utcTime } from './map-time';
import { airportPath } from './regions';
import { ReportFacts } from './report-facts';
import type { RegionKey, StationReport } from './weather-view';

export interface MapReportProps {
	report: StationReport;
	/** Whether it is the airport that is shown without having been chosen on the map: on phones it covers nothing. */
	own?: boolean;
	/** Whether the page is about the airport and has its name already. */
	linked?: boolean;
	/** Receives the focus when the report is opened for reading. */
	panel?: RefObject<HTMLElement>;
	/** Whether the airport is in the right half of the sheet: as an overlay, the report is then on the left. */
	isRight?: boolean;
	onClose?(): void;
	/** What can be done with the airport. */
	children: ReactNode;
}

/** An airport's report: category, raw text, and the decoded facts. */
export function MapReport({
	report,
	own,
	linked,
	panel,
	isRight,
	onClose,
	children,
}: MapReportProps) {
	const { t } = useTranslation('weather');
	const { locale } = useLocale();
	const { name, icao, category, raw, observedAt, facts } = report;
	return (
		<section
			ref={panel}
			className={`map-report ${own ? 'map-own' : ''} ${isRight ? 'map-report-left' : ''}`}
			aria-label={t('map.report', { name })}
			tabIndex={-1}
		>
			<div className="flex items-start justify-between gap-2">
				{linked ? (
					<LatestHeading />
				) : (
					<p className="text-xl leading-tight">
						<b>{name}</b> <span className="eyebrow whitespace-nowrap">{icao}</span>
					</p>
				)}
				{onClose ? (
					<button type="button" className="btn btn-quiet btn-icon -m-2" onClick={onClose}>
						<CloseIcon className="size-5" />
						<span className="sr-only">{t('map.close')}</span>
					</button>
				) : null}
			</div>
			{raw ? (
				<>
					<p className="mt-1 flex flex-wrap items-center gap-x-2">
						{category ? (
							<>
								<CategoryMark category={category} className="size-4" />
								<b>{category.toUpperCase()}</b>
								{t(`categories.${category}.name`)}
							</>
						) : (
							t('map.unknown')
						)}
						{observedAt ? (
							<span className="ml-auto text-muted text-sm">
								{formatDay(observedAt, locale)}, {utcTime(observedAt)} UTC
							</span>
						) : null}
					</p>
					<ReportFacts raw={raw} facts={facts} />
				</>
			) : (
				<p className="mt-2">{t('map.noReport')}</p>
			)}
			<p className="map-actions">{children}</p>
		</section>
	);
}

/** A component of its own: only the pages of the weather have these messages. */
function LatestHeading() {
	const { t } = useTranslation('reports');
	return <h2 className="font-bold text-xl leading-tight">{t('latest')}</h2>;
}

export interface MapExampleProps {
	region: RegionKey;
	report: StationReport;
}

/** What a report looks like, until an airport is chosen. Narrow windows show the hint alone. */
export function MapExample({ region, report }: MapExampleProps) {
	const { t } = useTranslation('weather');
	const { to } = useLocale();
	return (
		<div className="map-example">
			<p className="map-hint">{t('map.hint')}</p>
			<div className="mt-4 max-lg:hidden">
				<p className="eyebrow">{t('map.example')}</p>
				<MapReport report={report} own>
					<Link to={to(airportPath(region, report.icao))} className="text-link">
						{t('own.link')}
					</Link>
				</MapReport>
			</div>
		</div>
	);
}
