const KEY = 'map-paused';

/** Whether the visitor has stopped the lights; on the server nobody has. */
export function isPaused(): boolean {
	try {
		return localStorage.getItem(KEY) !== null;
	} catch {
		return false;
	}
}

/** Remembers it where storage can be written. */
export function keepPaused(paused: boolean): void {
	try {
		if (paused) localStorage.setItem(KEY, '');
		else localStorage.removeItem(KEY);
	} catch {
		// The lights then rest until the page is left.
	}
}
