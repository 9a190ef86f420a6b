import { Link } from '@remix-run/react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { announce } from '~/ui/announcer';
import { CategoryMark } from './category-mark';
import type { ReportSort } from './list-reports';
import { utcTime } from './map-time';
import { setMyAirport, useMyAirport } from './my-airport';
import { airportPath, regionPath } from './regions';
import { ReportFacts } from './report-facts';
import type { RegionKey, StationReport, WindSpeed } from './weather-view';

export interface ReportListProps {
	region: RegionKey;
	reports: readonly StationReport[];
	/** By wind: phones show it instead of visibility and clouds. */
	sort: ReportSort;
	label: string;
}

/** One line for each airport, below headings in wide windows; it opens to show the report. */
export function ReportList({ region, reports, sort, label }: ReportListProps) {
	const { t } = useTranslation('reports');
	return (
		<div className="report-list" data-sort={sort}>
			<p className="report-head">
				<span>{t('sort.category')}</span> <span>{t('airport')}</span>{' '}
				<span className="report-conditions">{t('conditions')}</span>{' '}
				<span className="report-wind">{t('sort.wind')}</span>{' '}
				<span className="report-more">{t('time')}</span>
			</p>
			<ul aria-label={label}>
				{reports.map((report) => (
					<li key={report.icao}>
						<ReportRow region={region} report={report} />
					</li>
				))}
			</ul>
		</div>
	);
}

export interface ReportRowProps {
	region: RegionKey;
	report: StationReport;
	/** Replaces the link that saves the airport. */
	children?: ReactNode;
}

export function ReportRow({ region, report, children }: ReportRowProps) {
	const { t } = useTranslation('weather');
	const { icao, name, category, raw, observedAt, wind, ceiling, facts } = report;
	const visibility = facts.find(({ key }) => key === 'visibility');
	return (
		<details>
			<summary>
				<span className="report-category">
					{category ? (
						<>
							<CategoryMark category={category} className="size-4" />
							{category.toUpperCase()}
						</>
					) : (
						t(raw ? 'map.dark' : 'map.none')
					)}
				</span>
				<span className="report-airport">
					{name.split('/').map((part, index) => (
						<Fragment key={part}>
							{index > 0 ? (
								<>
									/<wbr />
								</>
							) : null}
							{part}
						</Fragment>
					))}{' '}
					<code>{icao}</code>
				</span>
				<span className="report-conditions">
					{visibility?.text}
					{ceiling ? (
						<>
							{visibility ? ', ' : null}
							<span className="inline-block">{ceiling}</span>
						</>
					) : null}
				</span>
				<span className="report-wind">{wind ? <Wind {...wind} /> : '–'}</span>
				<span className="report-more">{observedAt ? `${utcTime(observedAt)} UTC` : null}</span>
			</summary>
			<div className="report-open">
				{raw ? <ReportFacts raw={raw} facts={facts} /> : <p>{t('map.noReport')}</p>}
				{children ?? <KeepLink region={region} icao={icao} />}
			</div>
		</details>
	);
}

/** Makes an airport the visitor's own, or no longer: by its URL, and in the browser's storage. */
export function KeepLink({ region, icao }: { region: RegionKey; icao: string }) {
	const { t } = useTranslation(['weather', 'reports']);
	const { to } = useLocale();
	const isMine = useMyAirport() === icao;
	const label = t(isMine ? 'own.forget' : 'own.keep');
	const choose = () => {
		setMyAirport(isMine ? undefined : icao);
		announce(t(isMine ? 'reports:own.removed' : 'reports:own.saved', { icao }));
	};
	return (
		<Link
			to={to(isMine ? regionPath(region) : airportPath(region, icao))}
			onClick={choose}
			aria-label={`${label}, ${icao}`}
			className="report-keep text-link"
		>
			{label}
		</Link>
	);
}

function Wind({ knots, gusts }: WindSpeed) {
	const { t } = useTranslation('reports');
	if (gusts !== undefined) return t('gusts', { knots, gusts });
	return knots === 0 ? t('calm') : `${knots}\u00a0kt`;
}
