import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staticSection } from '~/ui/static-section';
import * as drawing from './map-drawing';
import type { MapExplorerProps } from './map-explorer';
import type { mapParts } from './map-parts';
import { isPaused, keepPaused } from './map-pause';
import { RENEWAL_MS } from './map-renewal';
import type { WeatherMapView } from './weather-view';

/** Once they are here, every further map of the visit is drawn at once, and can be explored from the start. */
let parts: typeof mapParts | undefined;

const loadParts = async () => {
	parts = (await import('./map-parts')).mapParts;
	return parts;
};

const Picture = staticSection(
	import.meta.env.SSR ? drawing.MapDrawing : undefined,
	async () => (await loadParts()).MapDrawing,
);

export interface LivingMapProps {
	view: WeatherMapView;
	/** On a region's own page another region is another page; elsewhere the map changes in its place. */
	ownPage?: boolean;
}

/** The live map: a picture, which the first interaction turns into something to explore. */
export function LivingMap({ view, ownPage = false }: LivingMapProps) {
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
			// Where nothing can be explored, the sheet's link leads to the reports as a table.
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
			({ target }) => keepPaused((target as HTMLInputElement).checked),
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
