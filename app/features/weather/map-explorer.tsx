import { useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { withPrefix } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { MapAirports, stationAt } from './map-airports';
import { MapBody } from './map-body';
import { MapNotice } from './map-notice';
import { MapReport } from './map-report';
import { regionPath, tablePath } from './regions';
import { useReports } from './use-reports';
import { useBodyPlace, useMapControls } from './use-server-map';
import type { RegionKey, WeatherMapView } from './weather-view';

export interface MapExplorerProps {
	/** The map as the page came with it. */
	view: WeatherMapView;
	ownPage: boolean;
	/** Holds the picture that is to be explored. */
	root: HTMLElement;
	/** Where the visitor clicked last, in the window's pixels. */
	point: { x: number; y: number } | undefined;
}

/** The region chosen in this visit, for maps that came with the same one: no address and no cookie knows of it. */
let choice: { own: RegionKey; region: RegionKey } | undefined;

/** What a map shows at first: a page that comes with another region than the last one has been asked for it. */
function firstRegion(own: RegionKey): RegionKey {
	if (choice?.own !== own) choice = undefined;
	return choice?.region ?? own;
}

/** Takes the picture's place: airports can be chosen, regions change, and the reports stay new. */
export function MapExplorer({ view, ownPage, root, point }: MapExplorerProps) {
	const { t } = useTranslation('weather');
	const { to } = useLocale();
	const [wanted, setWanted] = useState(() => (ownPage ? view.region : firstRegion(view.region)));
	const { reports, failed, loading, retry } = useReports(to(`/api/weather/${wanted}`));
	const shown = reports?.view ?? view;
	const { region } = shown;
	const place = useBodyPlace(root);
	const sheet = useRef<HTMLDivElement>(null);
	const panel = useRef<HTMLElement>(null);
	const [current, setCurrent] = useState(0);
	const [selected, setSelected] = useState<number>();
	const [pointed, setPointed] = useState<number>();
	const told = pointed ?? selected;
	const report = told === undefined ? undefined : reports?.stations[told];

	const onRegion = useRegionChoice(ownPage ? undefined : view.region, setWanted);
	useMapControls({ root, region, table: to(tablePath(region)), onRegion });

	const focus = (station: number) =>
		sheet.current?.querySelectorAll('button')[station]?.focus({ preventScroll: true });
	const choose = (station: number) => {
		setSelected(station);
		setCurrent(station);
	};
	const read = (station: number) => {
		choose(station);
		// By then the report stands there.
		requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
	};
	const close = () => {
		if (selected !== undefined) focus(selected);
		setSelected(undefined);
		setPointed(undefined);
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new region has other airports
	useEffect(() => {
		setSelected(undefined);
		setPointed(undefined);
		setCurrent(0);
	}, [region]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each click is answered once
	useEffect(() => {
		if (!point || !sheet.current) return;
		const station = stationAt(sheet.current, region, point.x, point.y);
		if (station === undefined) setSelected(undefined);
		else {
			choose(station);
			focus(station);
		}
	}, [point, place]);

	useEffect(() => {
		if (selected !== undefined && report) uncover(sheet.current, selected);
	}, [selected, report]);

	return place
		? createPortal(
				// biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open within, wherever the focus is
				<div
					onKeyDown={(event) => event.key === 'Escape' && close()}
					onBlur={({ currentTarget, relatedTarget }) => {
						// Where the report lies over the page it would cover what has the focus now.
						const isOutside = relatedTarget && !currentTarget.contains(relatedTarget);
						if (isOutside && isOverlay(panel.current)) setSelected(undefined);
					}}
				>
					<MapBody
						view={shown}
						id="lit"
						busy={loading && wanted !== region}
						airports={
							<MapAirports
								region={region}
								stations={reports?.stations ?? []}
								sheet={sheet}
								current={current}
								shown={told}
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
									{told === undefined || !loading ? t('map.hint') : t('map.loading')}
								</p>
							)
						}
					/>
					<MapNotice
						region={region}
						wanted={wanted}
						failed={failed}
						changed={region !== view.region}
						onRetry={retry}
					/>
				</div>,
				place,
			)
		: null;
}

/** What a link to a region does: on the page of a region it leads on, elsewhere it changes the map. */
function useRegionChoice(own: RegionKey | undefined, setWanted: (region: RegionKey) => void) {
	const navigate = useNavigate();
	const { prefix } = useLocale();
	return useCallback(
		(region: RegionKey) => {
			if (!own) {
				navigate(withPrefix(prefix, regionPath(region)), { preventScrollReset: true });
				return;
			}
			choice = { own, region };
			setWanted(region);
		},
		[own, navigate, prefix, setWanted],
	);
}

/** On a phone the report lies over the page's lower part: scrolls until the airport stands above it. */
function uncover(sheet: Element | null, station: number): void {
	const airport = sheet?.querySelectorAll('button')[station];
	const report = sheet?.closest('.map-body')?.querySelector('.map-report');
	if (!airport || !report || !isOverlay(report)) return;
	const covered = airport.getBoundingClientRect().bottom - report.getBoundingClientRect().top + 16;
	if (covered <= 0) return;
	const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
	window.scrollBy({ top: covered, behavior: still ? 'auto' : 'smooth' });
}

/** On a phone the report does not stand beside or below the map, but over the page. */
function isOverlay(report: Element | null): boolean {
	return report !== null && getComputedStyle(report).position === 'fixed';
}
