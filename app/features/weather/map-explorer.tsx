import { Link } from '@remix-run/react';
import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { afterPaint } from '~/lib/after-paint';
import { buttonClass } from '~/ui/button';
import { CategoryMark } from './category-mark';
import { MapAirports, stationAt } from './map-airports';
import { MapBody } from './map-body';
import { chartOf, placesOf } from './map-charts';
import { MapNotice } from './map-notice';
import { MapExample, MapReport } from './map-report';
import { setMyAirport, useMyAirport } from './my-airport';
import { airportPath, regionPath } from './regions';
import { useReports } from './use-reports';
import { useMapContainer, useMapControls } from './use-server-map';
import type { LinkedAirport, RegionKey, StationReport, WeatherMapView } from './weather-view';

export interface MapExplorerProps {
	/** The map in the loader data. */
	view: WeatherMapView;
	/** The region to show once its reports have arrived. */
	requested: RegionKey;
	/** Element that contains the server-rendered picture. */
	root: HTMLElement;
	/** The visitor's click on the picture, in viewport pixels. */
	point: { x: number; y: number } | undefined;
	framed?: boolean;
	/** Links that choose a region for the page. */
	regionLinks?: Partial<Record<RegionKey, string>>;
}

/** The interactive map: replaces the picture; airports and regions can be chosen, reports are refreshed. */
export function MapExplorer(props: MapExplorerProps) {
	const { view, requested, root, point, framed, regionLinks } = props;
	const { t } = useTranslation('weather');
	const { to } = useLocale();
	const { reports, failed, loading, retry } = useReports(to(`/api/weather/${requested}`));
	const shown = reports?.view ?? view;
	const { region } = shown;
	const choice = regionLinks?.[region];
	const place = useMapContainer(root);
	const sheet = useRef<HTMLDivElement>(null);
	const panel = useRef<HTMLElement>(null);
	const [selected, setSelected] = useState<number>();
	const [pointed, setPointed] = useState<number>();
	const [reading, setReading] = useState<number>();
	const active = pointed ?? selected;
	// The ring is drawn at once; the report follows.
	const described = useDeferredValue(active);
	const report =
		active === undefined || described === undefined ? undefined : reports?.stations[described];
	const own = useOwnAirport(view, region, reports?.stations);
	const isLinked = own !== undefined && own.report.icao === view.airport?.report.icao;

	useMapControls({ root, region });

	const focus = (station: number) =>
		sheet.current?.querySelectorAll('button')[station]?.focus({ preventScroll: true });
	const choose = (station: number | undefined) => {
		setSelected(station);
		if (station === undefined) return;
		// Before the report is rendered: the layout is still valid then.
		focus(station);
	};
	const read = (station: number) => {
		choose(station);
		setReading(station);
	};
	const close = () => {
		if (selected !== undefined) focus(selected);
		setSelected(undefined);
		setPointed(undefined);
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: reset for another region
	useEffect(() => {
		setSelected(undefined);
		setPointed(undefined);
	}, [region]);

	useEffect(() => {
		if (reading === undefined || described !== reading) return;
		setReading(undefined);
		panel.current?.focus({ preventScroll: true });
	}, [reading, described]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each click
	useEffect(() => {
		if (point && sheet.current) choose(stationAt(sheet.current, region, point.x, point.y));
	}, [point, place]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each report
	useEffect(() => {
		if (selected === undefined || !report) return;
		let stop: (() => void) | undefined;
		let over = false;
		// Measuring earlier would force a layout before the paint.
		afterPaint(() => {
			if (over) return;
			scrollAboveReport(sheet.current, selected);
			stop = onceHidden(sheet.current, selected, () => {
				if (panel.current?.contains(document.activeElement)) focus(selected);
				setSelected(undefined);
			});
		});
		return () => {
			over = true;
			stop?.();
		};
	}, [selected, report]);

	return place
		? createPortal(
				// biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the report from anywhere inside
				<div
					onKeyDown={(event) => event.key === 'Escape' && close()}
					onBlur={({ relatedTarget }) => {
						// As an overlay the report would cover the element that has the focus now.
						const isOutside = relatedTarget && !relatedTarget.closest('.map-sheet, .map-report');
						if (isOutside && isOverlaying()) setSelected(undefined);
					}}
				>
					<MapBody
						view={shown}
						id="lit"
						busy={loading && requested !== region}
						marked={own && { station: own.station, icao: own.report.icao }}
						reportFirst={isLinked}
						framed={framed}
						airports={
							<MapAirports
								key={region}
								region={region}
								stations={reports?.stations ?? []}
								sheet={sheet}
								shown={active}
								onChoose={choose}
								onRead={read}
								onPoint={setPointed}
							/>
						}
						report={
							<Reports
								region={region}
								own={own}
								linked={isLinked}
								report={report}
								example={view.region === region ? view.example : undefined}
								isRight={described !== undefined && isRightHalf(region, described)}
								panel={panel}
								loading={active !== undefined && loading}
								onRead={read}
								onClose={close}
							/>
						}
					/>
					<MapNotice
						region={region}
						requested={requested}
						failed={failed}
						changed={region !== view.region}
						onRetry={retry}
					/>
					{choice && region !== view.region ? (
						<Link to={choice} className={buttonClass('primary', 'normal', 'mt-4')}>
							{t('map.choose', { region: t(`map.regions.${region}`) })}
						</Link>
					) : null}
				</div>,
				place,
			)
		: null;
}

/** The airport to show first: the one that the URL names, else the visitor's own; `undefined` off this map. */
function useOwnAirport(
	{ region: ownRegion, airport: linked }: WeatherMapView,
	region: RegionKey,
	stations: readonly StationReport[] | undefined,
): LinkedAirport | undefined {
	const mine = useMyAirport();
	const icao = linked?.report.icao ?? mine;
	if (!icao) return undefined;
	if (!stations) return region === ownRegion ? linked : undefined;
	const station = stations.findIndex((report) => report.icao === icao);
	const report = stations[station];
	return report && { station, report };
}

function isRightHalf(region: RegionKey, station: number): boolean {
	return (placesOf(region)[station]?.x ?? 0) > chartOf(region).width / 2;
}

interface ReportsProps {
	region: RegionKey;
	/** The airport to show until another one is chosen. */
	own: LinkedAirport | undefined;
	/** Whether the page's URL names it: then its report is part of the page. */
	linked: boolean;
	/** The chosen airport's report. */
	report: StationReport | undefined;
	/** To show until one is chosen. */
	example: StationReport | undefined;
	/** Whether the chosen airport is in the right half of the sheet. */
	isRight: boolean;
	panel: RefObject<HTMLElement>;
	loading: boolean;
	onRead(station: number): void;
	onClose(): void;
}

function Reports(props: ReportsProps) {
	const { region, own, linked, report, example, isRight, panel, loading, onRead, onClose } = props;
	const { t } = useTranslation('weather');
	const overlaying = isOverlaying();
	const ownReport = own && (overlaying ? linked : !report) ? own.report : undefined;
	const chosen = report ? (
		<MapReport report={report} panel={panel} isRight={isRight} onClose={onClose}>
			<Actions region={region} icao={report.icao} />
		</MapReport>
	) : null;
	let hint = <p className="map-hint">{loading ? t('map.loading') : t('map.hint')}</p>;
	if (own && !ownReport) {
		hint = <OwnButton report={own.report} onClick={() => onRead(own.station)} />;
	} else if (example && !report && !loading) {
		hint = <MapExample region={region} report={example} />;
	}
	return (
		<>
			{ownReport ? (
				<MapReport
					report={ownReport}
					isRight={isRightHalf(region, own?.station ?? 0)}
					own
					linked={linked}
				>
					<Actions region={region} icao={ownReport.icao} linked={linked} />
				</MapReport>
			) : null}
			{chosen}
			{ownReport ? null : hint}
		</>
	);
}

interface ActionsProps {
	region: RegionKey;
	icao: string;
	/** Whether the page's URL names the airport. */
	linked?: boolean;
}

/** Saves the airport as the visitor's own, and links to its page. */
function Actions({ region, icao, linked = false }: ActionsProps) {
	const { t } = useTranslation('weather');
	const { to } = useLocale();
	const isMine = useMyAirport() === icao;
	return (
		<>
			<button
				type="button"
				className="text-link"
				onClick={() => setMyAirport(isMine ? undefined : icao)}
			>
				{t(isMine ? 'own.forget' : 'own.keep')}
			</button>
			<Link to={to(linked ? regionPath(region) : airportPath(region, icao))} className="text-link">
				{t(linked ? 'own.leave' : 'own.link')}
			</Link>
		</>
	);
}

/** On phones, where a report covers the page, the visitor's own airport is one line that opens it. */
function OwnButton({ report, onClick }: { report: StationReport; onClick(): void }) {
	const { t } = useTranslation('weather');
	const { name, category, raw } = report;
	return (
		<button type="button" className="map-hint map-own-line" onClick={onClick}>
			{category ? <CategoryMark category={category} className="size-4" /> : null}
			{t('own.line', {
				name,
				category: category?.toUpperCase() ?? t(raw ? 'map.dark' : 'map.none'),
			})}
		</button>
	);
}

/** On phones the report covers the lower part of the page: scrolls until the airport is visible above it. */
function scrollAboveReport(sheet: Element | null, station: number): void {
	const { airport, report } = overlapping(sheet, station);
	if (!airport || !report) return;
	const overlap = airport.getBoundingClientRect().bottom - report.getBoundingClientRect().top + 16;
	if (overlap <= 0) return;
	const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
	window.scrollBy({ top: overlap, behavior: reducedMotion ? 'auto' : 'smooth' });
}

/** Calls back when the page has been scrolled until the airport is no longer visible above the report. */
function onceHidden(sheet: Element | null, station: number, onHidden: () => void) {
	const { airport, report } = overlapping(sheet, station);
	if (!airport || !report) return;
	let seen = false;
	const observer = new IntersectionObserver(
		([entry]) => {
			if (entry?.isIntersecting) seen = true;
			else if (seen) onHidden();
		},
		{ rootMargin: `0px 0px -${Math.round(report.clientHeight)}px` },
	);
	observer.observe(airport);
	return () => observer.disconnect();
}

/** A station's button, and the report that may cover it. */
function overlapping(sheet: Element | null, station: number) {
	if (!isOverlaying()) return {};
	return {
		airport: sheet?.querySelectorAll('button')[station],
		report: sheet?.closest('.map-body')?.querySelector('.map-report:not(.map-own)'),
	};
}

/** On phones a chosen report is fixed over the page. */
function isOverlaying(): boolean {
	return matchMedia('(width < 40rem)').matches;
}
