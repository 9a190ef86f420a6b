import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { CategoryMark } from './category-mark';
import { keptReports } from './kept-reports';
import { utcTime } from './map-time';
import { onPage } from './report-pages';
import { useReports } from './use-reports';
import type { DecodedFact, StationReport, WeatherMapView } from './weather-view';

export interface ReportTableProps {
	view: WeatherMapView;
	/** From 1. */
	page: number;
}

/** What the map shows, airport by airport. Who comes by a link within the shop gets the reports of this moment. */
export function ReportTable({ view, page }: ReportTableProps) {
	const kept = keptReports(view);
	return kept ? (
		<Table region={view.region} reports={onPage(kept, page)} />
	) : (
		<LoadedTable view={view} page={page} />
	);
}

function LoadedTable({ view, page }: ReportTableProps) {
	const { t } = useTranslation('weather');
	const { to } = useLocale();
	const { reports, failed } = useReports(to(`/api/weather/${view.region}`));
	if (!reports) return <p className="min-h-svh">{t(failed ? 'page.failed' : 'map.loading')}</p>;
	return <Table region={view.region} reports={onPage(reports.stations, page)} />;
}

interface TableProps {
	region: WeatherMapView['region'];
	reports: readonly StationReport[];
}

function Table({ region, reports }: TableProps) {
	const { t } = useTranslation('weather');
	return (
		<table className="report-table">
			<caption className="sr-only">{t(`page.title.${region}`)}</caption>
			<thead>
				<tr>
					<th scope="col">{t('page.airport')}</th>
					<th scope="col">{t('page.category')}</th>
					<th scope="col">{t('page.report')}</th>
				</tr>
			</thead>
			<tbody>
				{reports.map((report) => (
					<Row key={report.icao} report={report} />
				))}
			</tbody>
		</table>
	);
}

/** What a summary leaves to those who read the report itself. */
const DETAILS = new Set(['dewPoint']);

function inWords(facts: readonly DecodedFact[]): string {
	return facts
		.filter(({ key }) => !DETAILS.has(key))
		.map(({ label, text }) => `${label}: ${text}`)
		.join('; ');
}

function Row({
	report: { icao, name, category, raw, observedAt, facts },
}: {
	report: StationReport;
}) {
	const { t } = useTranslation('weather');
	return (
		<tr>
			<th scope="row">
				{`${name} `}
				<span>
					<code>{icao}</code>
					{observedAt ? ` ${utcTime(observedAt)} UTC` : null}
				</span>
			</th>
			<td>
				{category ? (
					<>
						<CategoryMark category={category} className="size-4" />
						{category.toUpperCase()}
					</>
				) : (
					t('map.dark')
				)}
			</td>
			<td>
				{raw ? (
					<>
						<code>{raw}</code>
						{inWords(facts)}
					</>
				) : (
					t('map.noReport')
				)}
			</td>
		</tr>
	);
}
