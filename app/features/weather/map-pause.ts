const KEY = 'map-paused';

/** Whether the visitor has stopped the animation; always `false` on the server. */
export function isPaused(): boolean {
	try {
		return localStorage.getItem(KEY) !== null;
	} catch {
		return false;
	}
}

export function savePaused(paused: boolean): void {
	try {
		if (paused) localStorage.setItem(KEY, '');
		else localStorage.removeItem(KEY);
	} catch {
		// Without storage the setting holds for this page only.
	}
}
