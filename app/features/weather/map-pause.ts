import { readStored, writeStored } from '~/lib/stored-value';

const KEY = 'map-paused';

/** Whether the visitor has stopped the animation. */
export function isPaused(): boolean {
	return readStored(KEY) !== null;
}

/** Without storage it applies to this page only. */
export function savePaused(paused: boolean): void {
	writeStored(KEY, paused ? '' : null);
}
