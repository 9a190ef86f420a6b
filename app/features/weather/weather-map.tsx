import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staticSection } from '~/ui/static-section';
import * as drawing from './map-drawing';
import type { MapExplorerProps } from './map-explorer';
import type { mapParts } from './map-parts';
import { isPaused, savePaused } from './map-pause';
import { RENEWAL_MS } from './map-renewal';
import type { WeatherMapView } from './weather-view';

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
	/** Whether the page belongs to one region: a link to another region then navigates instead of changing the map. */
	ownPage?: boolean;
}

/** The live weather map: a server-rendered picture that becomes interactive after the first interaction. */
export function WeatherMap({ view, ownPage = false }: WeatherMapProps) {
	const { t } = useTranslation('weather');
	const root = useRef<HTMLDivElement>(null);
	const [Drawing] = useState(() => parts?.MapDrawing ?? Picture);
	const [explorable, setExplorable] = useState(false);
	const [failed, setFailed] = useState(false);
	const [point, setPoint] = useState<MapExplorerProps['point']>();
	useEffect(() => {
		const map = root.current;
		if (!map) return;
		let unavailable = false;
		const load = () => {
			loadParts().then(
				() => {
					unavailable = false;
					setFailed(false);
					setExplorable(true);
				},
				() => {
					unavailable = true;
					setFailed(true);
				},
			);
		};
		const onClick = (event: MouseEvent) => {
			const { target, clientX: x, clientY: y } = event;
			const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
			// Without the interactive map the sheet's link leads to the table of reports.
			if (unavailable || !isPlain || !(target as Element).closest('.map-sheet')) return;
			event.preventDefault();
			setPoint({ x, y });
		};
		const pause = map.querySelector<HTMLInputElement>('[data-map-pause]');
		if (pause) pause.checked = isPaused();
		if (parts) setExplorable(true);
		const listening = new AbortController();
		const { signal } = listening;
		for (const type of ['pointerenter', 'pointerdown', 'focusin']) {
			map.addEventListener(type, load, { signal });
		}
		map.addEventListener('click', onClick, { signal });
		map.addEventListener(
			'change',
			({ target }) => savePaused((target as HTMLInputElement).checked),
			{ signal },
		);
		const timer = setTimeout(load, RENEWAL_MS);
		return () => {
			listening.abort();
			clearTimeout(timer);
		};
	}, []);
	return (
		<div ref={root}>
			<Drawing view={view} />
			{explorable && parts && root.current ? (
				<parts.MapExplorer view={view} ownPage={ownPage} root={root.current} point={point} />
			) : null}
			{failed ? (
				<p role="status" className="mt-4">
					{t('map.unavailable')}
				</p>
			) : null}
		</div>
	);
}
