import type { ColorMode } from '~/ui/color-mode';

/** A route's `handle`. */
export interface PageHandle {
	/** `light` or `dark`, whatever the visitor chose. `system` is ignored: it is the default. */
	colorMode?: ColorMode;
}

/** The colour mode forced by the innermost route, if any. */
export function forcedColorMode(handles: readonly unknown[]): 'light' | 'dark' | undefined {
	let forced: 'light' | 'dark' | undefined;
	for (const handle of handles) {
		const mode = (handle as PageHandle | undefined)?.colorMode;
		if (mode === 'system') {
			console.warn('A page cannot force the color mode "system": only "light" or "dark".');
		} else if (mode) {
			forced = mode;
		}
	}
	return forced;
}
