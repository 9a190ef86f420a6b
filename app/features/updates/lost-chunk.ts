import { afterPaint } from '~/lib/after-paint';
import { readStored, writeStored } from '~/lib/stored-value';
import { newerBuild } from './builds';

/** Session storage key: the build for which the page was reloaded. */
const RELOADED_KEY = 'reloaded-for';

/**
 * Handles a chunk that a newer build has removed: reloads the page, once per build. With unsaved input, `ask` is
 * called instead. Without a newer build it is a network error, left to the importing code.
 * @param saved waits for changes that are being saved; resolves to whether none has failed.
 */
export function recoverLostChunks(ask: () => void, saved: () => Promise<boolean>): () => void {
	const typed = new Set<EventTarget>();
	const onInput = ({ target }: Event) => {
		if (target) typed.add(target);
	};
	const onLost = async () => {
		const build = await newerBuild();
		if (!build) return;
		if (readStored(RELOADED_KEY, 'sessionStorage') === build) return;
		// A change made by the latest click starts after the next paint.
		await new Promise<void>(afterPaint);
		const isSaved = (await saved()) && ![...typed].some(isFilled);
		// Where storage is blocked, one reload could follow the other.
		if (isSaved && writeStored(RELOADED_KEY, build, 'sessionStorage')) window.location.reload();
		else ask();
	};
	document.addEventListener('input', onInput);
	window.addEventListener('vite:preloadError', onLost);
	return () => {
		document.removeEventListener('input', onInput);
		window.removeEventListener('vite:preloadError', onLost);
	};
}

/** Whether a field is still on the page and contains input that a reload would lose. */
function isFilled(field: EventTarget): boolean {
	return (field as HTMLInputElement).isConnected && (field as HTMLInputElement).value !== '';
}
