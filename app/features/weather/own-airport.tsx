import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { setMyAirport, useMyAirport } from './my-airport';
import { regionPath } from './regions';
import { KeepLink, ReportRow } from './report-list';
import type { RegionKey, RegionReports, StationReport } from './weather-view';

export interface OwnAirportProps {
	region: RegionKey;
	/** The airport that the URL names. */
	linked?: StationReport;
	/** Reports in which the visitor's airport may be. */
	reports: readonly StationReport[];
}

/** The airport that the URL names, else the visitor's own one, before all others. */
export function OwnAirport({ region, linked, reports }: OwnAirportProps) {
	const { t } = useTranslation(['reports', 'weather']);
	const { to } = useLocale();
	const mine = useMyAirport();
	const fetched = useReport(region, linked ? undefined : mine, reports);
	const report = linked ?? (mine ? fetched : undefined);
	return (
		<section className="report-own" aria-label={t('own.title')}>
			<h3>{t(report && report.icao !== mine ? 'own.linked' : 'own.title')}</h3>
			{report ? (
				<div className="report-list">
					<ReportRow region={region} report={report}>
						<p className="flex flex-wrap gap-x-6">
							<KeepLink region={region} icao={report.icao} />
							{linked && linked.icao !== mine ? (
								<Link to={to(regionPath(region))} className="report-keep text-link">
									{t('own.leave')}
								</Link>
							) : null}
						</p>
					</ReportRow>
				</div>
			) : mine && fetched === null ? (
				<p>
					{t('own.elsewhere', { icao: mine })}{' '}
					<button type="button" className="text-link" onClick={() => setMyAirport(undefined)}>
						{t('weather:own.forget')}
					</button>
				</p>
			) : (
				<p className="text-sm">{t('own.hint')}</p>
			)}
		</section>
	);
}

/** An airport's report; `null` where it is not on this map, `undefined` until that is known. */
function useReport(
	region: RegionKey,
	icao: string | undefined,
	reports: readonly StationReport[],
): StationReport | null | undefined {
	const { to } = useLocale();
	const url = to(`/api/weather/${region}`);
	const [fetched, setFetched] = useState<RegionReports>();
	const onPage = reports.find((report) => report.icao === icao);
	const isNeeded = icao !== undefined && !onPage;
	useEffect(() => {
		if (!isNeeded) return;
		const request = new AbortController();
		fetch(url, { signal: request.signal })
			.then(async (response) => response.ok && setFetched(await response.json()))
			.catch(() => undefined);
		return () => request.abort();
	}, [url, isNeeded]);
	if (onPage) return onPage;
	if (fetched?.view.region !== region) return undefined;
	return fetched.stations.find((report) => report.icao === icao) ?? null;
}
