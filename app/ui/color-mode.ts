import { useSyncExternalStore } from 'react';

/** Web storage key of the visitor's choice; absent means: as the system. */
const COLOR_MODE_KEY = 'color-mode';

export const colorModes = ['system', 'light', 'dark'] as const;

export type ColorMode = (typeof colorModes)[number];

/**
 * Runs before the first paint, so that nothing flashes. Reads what the visitor chose and puts it on <html>.
 * Storage can be switched off: then the system decides.
 */
export const colorModeScript = `try{const m=localStorage.getItem('${COLOR_MODE_KEY}');if(m==='light'||m==='dark')document.documentElement.dataset.mode=m}catch{}`;

const listeners = new Set<() => void>();

/** The visitor's choice; on the server nobody has chosen yet. */
export function useColorMode(): ColorMode {
	return useSyncExternalStore(subscribe, shownMode, () => 'system');
}

/** Applies a choice at once and keeps it, where storage can be written. */
export function setColorMode(mode: ColorMode): void {
	show(mode);
	try {
		if (mode === 'system') localStorage.removeItem(COLOR_MODE_KEY);
		else localStorage.setItem(COLOR_MODE_KEY, mode);
	} catch {
		// The choice then holds until the page is left.
	}
}

function shownMode(): ColorMode {
	return toColorMode(document.documentElement.dataset.mode);
}

function toColorMode(value: string | null | undefined): ColorMode {
	return value === 'light' || value === 'dark' ? value : 'system';
}

function show(mode: ColorMode): void {
	const { dataset } = document.documentElement;
	if (mode === 'system') delete dataset.mode;
	else dataset.mode = mode;
	for (const listener of listeners) listener();
}

/** A choice made in another tab holds here too. */
function followOtherTabs(event: StorageEvent): void {
	if (event.key === COLOR_MODE_KEY) show(toColorMode(event.newValue));
}

function subscribe(listener: () => void): () => void {
	if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
	};
}
