import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RegionKey } from './weather-view';

/** Where to render the interactive map: hides the server-rendered content once its last child is there. */
export function useMapContainer(root: HTMLElement): HTMLElement | undefined {
	const [container, setContainer] = useState<HTMLElement>();
	const startTime = useRef<Animation['startTime']>(null);
	useEffect(() => {
		let known: HTMLElement | null = null;
		const find = () => {
			const found = root.querySelector<HTMLElement>('[data-map-body]');
			if (found === known) return;
			known = found;
			const [animation] = found?.firstElementChild?.getAnimations({ subtree: true }) ?? [];
			startTime.current = animation?.startTime ?? null;
			setContainer(found ?? undefined);
		};
		const observer = new MutationObserver(find);
		observer.observe(root, { childList: true, subtree: true });
		find();
		return () => observer.disconnect();
	}, [root]);
	useLayoutEffect(() => {
		const serverContent = container?.firstElementChild;
		const successor = container?.lastElementChild;
		if (!(serverContent instanceof HTMLElement) || !successor) return;
		// Before anything causes a layout: with both displayed, scroll anchoring would scroll by the height of the hidden
		// one.
		const isKeeping = document.activeElement?.matches('[data-map-keep]');
		serverContent.hidden = true;
		// The press on the button that saves the airport has loaded the interactive map, which has its own.
		if (isKeeping) {
			successor.querySelector<HTMLElement>('.map-actions button')?.focus({ preventScroll: true });
		}
		// Continue the animation at the same point.
		for (const animation of successor.getAnimations({ subtree: true })) {
			animation.startTime = startTime.current;
		}
		return () => {
			serverContent.hidden = false;
		};
	}, [container]);
	return container;
}

export interface MapControls {
	root: HTMLElement;
	region: RegionKey;
}

/** Updates the server-rendered links around the map. */
export function useMapControls({ root, region }: MapControls): void {
	useEffect(() => {
		for (const link of root.querySelectorAll<HTMLElement>('[data-map-region]')) {
			if (link.dataset.mapRegion === region) link.setAttribute('aria-current', 'true');
			else link.removeAttribute('aria-current');
		}
	}, [root, region]);
}
