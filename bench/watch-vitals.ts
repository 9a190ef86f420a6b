/** What a page tells of itself while it is visited; milliseconds since the visit began. */
export interface Seen {
	/** 0 until React has taken over the page. */
	hydrated: number;
	entries: SeenEntry[];
}

/** A performance entry of the browser, with what its type has. */
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
		seenVitals: Seen;
	}
}

/** Runs in the page, before its own scripts: it can use nothing from outside of itself. */
export function watchVitals(): void {
	window.seenVitals = { hydrated: 0, entries: [] };
	for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift', 'event']) {
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & Partial<SeenEntry>)[]) {
				const {
					name,
					startTime: start,
					duration,
					url,
					value,
					hadRecentInput,
					interactionId,
				} = entry;
				const told = { type, name, start, duration, url, value, hadRecentInput, interactionId };
				window.seenVitals.entries.push(told);
			}
		}).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
	}
	// React marks an element once it has taken it over, the outermost one last.
	const timer = setInterval(() => {
		const marks = Object.keys(document.documentElement ?? {});
		if (!marks.some((mark) => mark.startsWith('__reactProps$'))) return;
		window.seenVitals.hydrated = performance.now();
		clearInterval(timer);
	}, 10);
}

/**
 * Runs in the page: has something change in each frame, as a display shows frame after frame. Without it
 * headless Chromium tells of a frame only when the next one comes, and an interaction lasts until then.
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
