import type { ColorMode } from '~/ui/color-mode';

/** What a route's `handle` may say of the page's look. */
export interface PageHandle {
	/** `light` or `dark`, whatever the visitor chose. `system` is refused: that is what pages do anyway. */
	colorMode?: ColorMode;
}

/** The colour mode that the innermost of the given routes forces, if any does. */
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
