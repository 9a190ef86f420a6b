import { useNavigate } from '@remix-run/react';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withPrefix } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { preload } from '~/lib/preload';
import { staticSection } from '~/ui/static-section';
import * as drawing from './map-drawing';
import type { MapExplorerProps } from './map-explorer';
import type { mapParts } from './map-parts';
import { isPaused, savePaused } from './map-pause';
import { LIVE_MS, RENEWAL_MS } from './map-renewal';
import { myAirport, setMyAirport } from './my-airport';
import { isRegion, regionPath } from './regions';
import type { RegionKey, WeatherMapView } from './weather-view';

/** Loaded once per visit: later maps are interactive at once. */
let parts: typeof mapParts | undefined;

const loadParts = async () => {
	parts = (await import('./map-parts')).mapParts;
	return parts;
};

const Picture = staticSection(
	import.meta.env.SSR ? drawing.MapDrawing : undefined,
	async () => (await loadParts()).MapDrawing,
);

export interface WeatherMapProps {
	view: WeatherMapView;
	/** The region to show, if it is another one than in `view`. */
	region?: RegionKey;
	/** Chooses another region. Without it the page belongs to one region, and a link to another one navigates. */
	onRegion?(chosen: RegionKey): void;
	/** Whether the sheet hangs in its frame on a wall, as the hero of a page. */
	framed?: boolean;
	/** Links that choose a region for the page. Shown for another one than its own. */
	regionLinks?: MapExplorerProps['regionLinks'];
}

/**
 * The live weather map: a server-rendered picture that becomes interactive with the first interaction. Once the page is
 * used, its code loads when it comes near the viewport.
 */
export function WeatherMap({
	view,
	region = view.region,
	onRegion,
	framed,
	regionLinks,
}: WeatherMapProps) {
	const { t } = useTranslation('weather');
	const root = useRef<HTMLDivElement>(null);
	const [Drawing] = useState(() => parts?.MapDrawing ?? Picture);
	const [explorable, setExplorable] = useState(false);
	const [failed, setFailed] = useState(false);
	const [point, setPoint] = useState<MapExplorerProps['point']>();
	const openRegion = useRegionPages();
	const load = useCallback(() => {
		loadParts().then(
			() => {
				setFailed(false);
				setExplorable(true);
			},
			() => setFailed(true),
		);
	}, []);
	const [isDrawn] = useState(region === view.region);
	useEffect(() => {
		const map = root.current;
		if (!map) return;
		const pause = map.querySelector<HTMLInputElement>('[data-map-pause]');
		if (pause) pause.checked = isPaused();
		// A copy from a cache, or a page restored by the browser.
		const isOutdated = () =>
			view.source === 'live' && Date.now() - Date.parse(view.observedAt) > LIVE_MS;
		if (parts) setExplorable(true);
		// For the region chosen on another page of this visit, or the visitor's airport, which no public page contains.
		else if (!isDrawn || myAirport() || isOutdated()) load();
		const listening = new AbortController();
		const { signal } = listening;
		// Touch fires `pointerenter` with the press, and a click follows.
		const onEnter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && load();
		map.addEventListener('pointerenter', onEnter, { signal });
		// A press focuses a link or button: replacing it before the release would lose the click.
		const onFocus = ({ target }: FocusEvent) => isReplaced(target) || load();
		map.addEventListener('focusin', onFocus, { signal });
		map.addEventListener(
			'change',
			({ target }) => savePaused((target as HTMLInputElement).checked),
			{ signal },
		);
		addEventListener('pageshow', () => isOutdated() && load(), { signal });
		const timer = setTimeout(load, RENEWAL_MS);
		const near = new IntersectionObserver(
			([entry]) => {
				if (!entry?.isIntersecting) return;
				near.disconnect();
				preload(loadParts);
			},
			{ rootMargin: '50%' },
		);
		for (const event of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
			addEventListener(event, () => near.observe(map), { once: true, signal });
		}
		return () => {
			listening.abort();
			clearTimeout(timer);
			near.disconnect();
		};
	}, [load, isDrawn, view]);
	const onClick = (event: MouseEvent) => {
		const { target, clientX: x, clientY: y } = event;
		// Without the interactive map its links lead to the regions' pages and to the list of reports.
		if (failed || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const control = (target as Element).closest<HTMLElement>('[data-map-region], [data-map-keep]');
		const { mapRegion: chosen, mapKeep: icao } = control?.dataset ?? {};
		if (icao) setMyAirport(icao);
		if (isRegion(chosen)) {
			event.preventDefault();
			(onRegion ?? openRegion)(chosen);
		} else if (isOnSheet(target)) {
			event.preventDefault();
			setPoint({ x, y });
		}
		load();
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls
		// biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
		<div ref={root} onClick={onClick} className={framed ? 'map-wall' : undefined}>
			<Drawing view={view} framed={framed} />
			{explorable && parts && root.current ? (
				<parts.MapExplorer
					view={view}
					requested={region}
					root={root.current}
					point={point}
					framed={framed}
					regionLinks={regionLinks}
				/>
			) : null}
			{failed ? (
				<p role="status" className="mt-4">
					{t('map.unavailable')}
				</p>
			) : null}
		</div>
	);
}

/** Whether the interactive map has its own link or button instead of this one. */
function isReplaced(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest('[data-map-body] :is(a, button)') !== null;
}

function isOnSheet(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest('.map-sheet') !== null;
}

/** On a region's page, another region is another page. */
function useRegionPages() {
	const navigate = useNavigate();
	const { prefix } = useLocale();
	return (chosen: RegionKey) =>
		navigate(withPrefix(prefix, regionPath(chosen)), { preventScrollReset: true });
}
