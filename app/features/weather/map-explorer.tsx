import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { MapAirports, stationAt } from './map-airports';
import { MapBody } from './map-body';
import { MapNotice } from './map-notice';
import { MapReport } from './map-report';
import { tablePath } from './regions';
import { useReports } from './use-reports';
import { useMapContainer, useMapControls } from './use-server-map';
import type { RegionKey, WeatherMapView } from './weather-view';

export interface MapExplorerProps {
	/** The map in the loader data. */
	view: WeatherMapView;
	/** The region to show once its reports have arrived. */
	requested: RegionKey;
	/** Element that contains the server-rendered picture. */
	root: HTMLElement;
	/** The visitor's last click, in viewport pixels. */
	point: { x: number; y: number } | undefined;
}

/** The interactive map: replaces the picture; airports and regions can be chosen, reports are refreshed. */
export function MapExplorer({ view, requested, root, point }: MapExplorerProps) {
	const { t } = useTranslation('weather');
	const { to } = useLocale();
	const { reports, failed, loading, retry } = useReports(to(`/api/weather/${requested}`));
	const shown = reports?.view ?? view;
	const { region } = shown;
	const place = useMapContainer(root);
	const sheet = useRef<HTMLDivElement>(null);
	const panel = useRef<HTMLElement>(null);
	const [current, setCurrent] = useState(0);
	const [selected, setSelected] = useState<number>();
	const [pointed, setPointed] = useState<number>();
	const active = pointed ?? selected;
	const report = active === undefined ? undefined : reports?.stations[active];

	useMapControls({ root, region, table: to(tablePath(region)) });

	const focus = (station: number) =>
		sheet.current?.querySelectorAll('button')[station]?.focus({ preventScroll: true });
	const choose = (station: number) => {
		setSelected(station);
		setCurrent(station);
	};
	const read = (station: number) => {
		choose(station);
		// After the report has rendered.
		requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
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
		setCurrent(0);
	}, [region]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each click
	useEffect(() => {
		if (!point || !sheet.current) return;
		const station = stationAt(sheet.current, region, point.x, point.y);
		if (station === undefined) setSelected(undefined);
		else {
			choose(station);
			focus(station);
		}
	}, [point, place]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each report
	useEffect(() => {
		if (selected === undefined || !report) return;
		uncover(sheet.current, selected);
		return onceHidden(sheet.current, selected, () => {
			if (panel.current?.contains(document.activeElement)) focus(selected);
			setSelected(undefined);
		});
	}, [selected, report]);

	return place
		? createPortal(
				// biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the report from anywhere inside
				<div
					onKeyDown={(event) => event.key === 'Escape' && close()}
					onBlur={({ currentTarget, relatedTarget }) => {
						// As an overlay the report would cover the element that has the focus now.
						const isOutside = relatedTarget && !currentTarget.contains(relatedTarget);
						if (isOutside && isOverlay(panel.current)) setSelected(undefined);
					}}
				>
					<MapBody
						view={shown}
						id="lit"
						busy={loading && requested !== region}
						airports={
							<MapAirports
								region={region}
								stations={reports?.stations ?? []}
								sheet={sheet}
								current={current}
								shown={active}
								onChoose={choose}
								onRead={read}
								onPoint={setPointed}
							/>
						}
						report={
							report ? (
								<MapReport report={report} panel={panel} onClose={close} />
							) : (
								<p className="map-hint">
									{active === undefined || !loading ? t('map.hint') : t('map.loading')}
								</p>
							)
						}
					/>
					<MapNotice
						region={region}
						requested={requested}
						failed={failed}
						changed={region !== view.region}
						onRetry={retry}
					/>
				</div>,
				place,
			)
		: null;
}

/** On phones the report covers the lower part of the page: scrolls until the airport is visible above it. */
function uncover(sheet: Element | null, station: number): void {
	const airport = sheet?.querySelectorAll('button')[station];
	const report = sheet?.closest('.map-body')?.querySelector('.map-report');
	if (!airport || !report || !isOverlay(report)) return;
	const covered = airport.getBoundingClientRect().bottom - report.getBoundingClientRect().top + 16;
	if (covered <= 0) return;
	const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
	window.scrollBy({ top: covered, behavior: reducedMotion ? 'auto' : 'smooth' });
}

/** Calls back when the page has been scrolled until the airport is no longer visible above the report. */
function onceHidden(sheet: Element | null, station: number, onHidden: () => void) {
	const airport = sheet?.querySelectorAll('button')[station];
	const report = sheet?.closest('.map-body')?.querySelector('.map-report');
	if (!airport || !report || !isOverlay(report)) return;
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

/** On phones the report is fixed over the page. */
function isOverlay(report: Element | null): boolean {
	return report !== null && getComputedStyle(report).position === 'fixed';
}
