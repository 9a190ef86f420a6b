import { useEffect, useLayoutEffect, useState } from 'react';
import { isRegion } from './regions';
import type { RegionKey } from './weather-view';

/** Where to render the interactive map: hides the server-rendered content once its last child is there. */
export function useMapContainer(root: HTMLElement): HTMLElement | undefined {
	const [container, setContainer] = useState<HTMLElement>();
	useEffect(() => {
		const find = () =>
			setContainer(root.querySelector<HTMLElement>('[data-map-body]') ?? undefined);
		const observer = new MutationObserver(find);
		observer.observe(root, { childList: true, subtree: true });
		find();
		return () => observer.disconnect();
	}, [root]);
	useLayoutEffect(() => {
		const serverContent = container?.firstElementChild;
		const successor = container?.lastElementChild;
		if (!(serverContent instanceof HTMLElement) || !successor) return;
		// Continue the animation at the same point.
		const startTime = serverContent.getAnimations({ subtree: true })[0]?.startTime ?? null;
		for (const animation of successor.getAnimations({ subtree: true })) {
			animation.startTime = startTime;
		}
		serverContent.hidden = true;
		return () => {
			serverContent.hidden = false;
		};
	}, [container]);
	return container;
}

export interface MapControls {
	root: HTMLElement;
	region: RegionKey;
	/** URL of the region's table of reports. */
	table: string;
	onRegion(region: RegionKey): void;
}

/** Updates the server-rendered links around the map; links to other regions change the map instead. */
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
