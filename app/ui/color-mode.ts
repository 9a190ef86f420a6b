import { useSyncExternalStore } from 'react';
import { createStore } from '~/lib/store';
import { writeStored } from '~/lib/stored-value';

/** Local storage key; absent for the system's mode. */
const COLOR_MODE_KEY = 'color-mode';

export const colorModes = ['system', 'light', 'dark'] as const;

export type ColorMode = (typeof colorModes)[number];

/** Inline script that sets the stored colour mode before the first paint. Without storage the system decides. */
export const colorModeScript = `try{const m=localStorage.getItem('${COLOR_MODE_KEY}');if(m==='light'||m==='dark')document.documentElement.dataset.mode=m}catch{}`;

const changes = createStore<ColorMode>('system');

/** The visitor's choice; `system` on the server. */
export function useColorMode(): ColorMode {
	return useSyncExternalStore(subscribe, shownMode, () => 'system');
}

/** Applies and stores a choice; without storage it applies to this page only. */
export function setColorMode(mode: ColorMode): void {
	show(mode);
	writeStored(COLOR_MODE_KEY, mode === 'system' ? null : mode);
}

const DARK_MEDIA = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' };

/** The media query that applies in dark mode, for a `<source>`, and whether it does; not on the server. */
export function useDarkMedia(): [media: string, dark: boolean] {
	const media = DARK_MEDIA[useColorMode()];
	const dark = useSyncExternalStore(
		(listener) => {
			const query = window.matchMedia(media);
			query.addEventListener('change', listener);
			return () => query.removeEventListener('change', listener);
		},
		() => window.matchMedia(media).matches,
		() => false,
	);
	return [media, dark];
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
	changes.set(mode);
}

/** Follows a choice in another tab. */
function followOtherTabs(event: StorageEvent): void {
	if (event.key === COLOR_MODE_KEY) show(toColorMode(event.newValue));
}

function subscribe(listener: () => void): () => void {
	// Adding the same listener again has no effect.
	window.addEventListener('storage', followOtherTabs);
	return changes.subscribe(listener);
}
