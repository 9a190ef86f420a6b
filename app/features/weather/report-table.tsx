import { useTranslation } from 'react-i18next';
import { CategoryMark } from './category-mark';
import { utcTime } from './map-time';
import type { DecodedFact, StationReport, WeatherMapView } from './weather-view';

export interface ReportTableProps {
	region: WeatherMapView['region'];
	reports: readonly StationReport[];
}

export function ReportTable({ region, reports }: ReportTableProps) {
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

/** Facts left out of the table; the report page shows them. */
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
