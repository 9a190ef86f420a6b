import { useEffect, useLayoutEffect, useState } from 'react';
import { isRegion } from './regions';
import type { RegionKey } from './weather-view';

/**
 * The place of the map's body within the markup that the server wrote, or that came with a link. What stands
 * there is hidden as soon as its successor, the last child, is drawn.
 */
export function useBodyPlace(root: HTMLElement): HTMLElement | undefined {
	const [place, setPlace] = useState<HTMLElement>();
	useEffect(() => {
		const find = () => setPlace(root.querySelector<HTMLElement>('[data-map-body]') ?? undefined);
		const observer = new MutationObserver(find);
		observer.observe(root, { childList: true, subtree: true });
		find();
		return () => observer.disconnect();
	}, [root]);
	useLayoutEffect(() => {
		const written = place?.firstElementChild;
		const successor = place?.lastElementChild;
		if (!(written instanceof HTMLElement) || !successor) return;
		// The lights breathe on where they are.
		const startTime = written.getAnimations({ subtree: true })[0]?.startTime ?? null;
		for (const animation of successor.getAnimations({ subtree: true })) {
			animation.startTime = startTime;
		}
		written.hidden = true;
		return () => {
			written.hidden = false;
		};
	}, [place]);
	return place;
}

export interface MapControls {
	root: HTMLElement;
	/** The region that is shown. */
	region: RegionKey;
	/** Address of its reports as a table. */
	table: string;
	onRegion(region: RegionKey): void;
}

/** Keeps the links around the map at the region that is shown; those to other regions change the map instead. */
export function useMapControls({ root, region, table, onRegion }: MapControls): void {
	useEffect(() => {
		for (const link of root.querySelectorAll<HTMLElement>('[data-map-region]')) {
			if (link.dataset.mapRegion === region) link.setAttribute('aria-current', 'true');
			else link.removeAttribute('aria-current');
		}
		root.querySelector('[data-map-table]')?.setAttribute('href', table);
	}, [root, region, table]);
	useEffect(() => {
		const onClick = (event: MouseEvent) => {
			const link = (event.target as Element).closest<HTMLElement>('[data-map-region]');
			const chosen = link?.dataset.mapRegion ?? '';
			if (event.ctrlKey || event.metaKey || event.shiftKey || !isRegion(chosen)) return;
			event.preventDefault();
			onRegion(chosen);
		};
		root.addEventListener('click', onClick);
		return () => root.removeEventListener('click', onClick);
	}, [root, onRegion]);
}
