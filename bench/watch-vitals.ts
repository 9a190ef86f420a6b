/** A performance entry with the fields of its type; milliseconds since the start of navigation. */
export interface SeenEntry {
	/** `paint`, `largest-contentful-paint`, `longtask`, `layout-shift` or `event`. */
	type: string;
	name: string;
	start: number;
	duration: number;
	/** URL of the largest picture. */
	url?: string;
	/** Size of a layout shift, and whether it followed user input. */
	value?: number;
	hadRecentInput?: boolean;
	/** Above 0 for a tap, click or key press. */
	interactionId?: number;
}

declare global {
	interface Window {
		seenVitals: SeenEntry[];
	}
}

/** Runs in the page before its own scripts; must not use anything outside itself. */
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
 * Runs in the page: changes something in each frame. Otherwise headless Chromium reports a frame only with the next
 * one, and interactions seem to last until then.
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
