/** A performance entry of the browser, with what its type has; milliseconds since the visit began. */
export interface SeenEntry {
	/** `paint`, `largest-contentful-paint`, `longtask`, `layout-shift` or `event`. */
	type: string;
	name: string;
	start: number;
	duration: number;
	/** Of the largest paint, where it is a picture. */
	url?: string;
	/** How far things moved, and whether the visitor had just done something. */
	value?: number;
	hadRecentInput?: boolean;
	/** More than 0 where an event belongs to a tap, a click or a key. */
	interactionId?: number;
}

declare global {
	interface Window {
		seenVitals: SeenEntry[];
	}
}

/** Runs in the page, before its own scripts: it can use nothing from outside of itself. */
export function watchVitals(): void {
	window.seenVitals = [];
	for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift', 'event']) {
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & Partial<SeenEntry>)[]) {
				const { name, startTime: start, duration, url } = entry;
				const { value, hadRecentInput, interactionId } = entry;
				const seen = { type, name, start, duration, url, value, hadRecentInput, interactionId };
				window.seenVitals.push(seen);
			}
		}).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
	}
}

/**
 * Runs in the page: changes something in each frame, as a display shows frame after frame. Without it
 * headless Chromium reports a frame only when the next one comes, and an interaction lasts until then.
 */
export function keepPainting(): void {
	const dot = document.createElement('div');
	dot.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;pointer-events:none';
	document.body.append(dot);
	let odd = false;
	setInterval(() => {
		odd = !odd;
		dot.style.background = odd ? 'black' : 'white';
	}, 16);
}
