import { newerBuild } from './builds';

/** Session storage key: the build for which the page was reloaded. */
const RELOADED_KEY = 'reloaded-for';

/**
 * Handles a chunk that a newer build has removed: reloads the page, once per build. With unsaved input, `ask` is
 * called instead. Without a newer build it is a network error, left to the importing code.
 */
export function recoverLostChunks(ask: () => void): () => void {
	const typed = new Set<EventTarget>();
	const onInput = ({ target }: Event) => {
		if (target) typed.add(target);
	};
	const onLost = async () => {
		const build = await newerBuild();
		if (!build) return;
		try {
			if (sessionStorage.getItem(RELOADED_KEY) === build) return;
			if (![...typed].some(isFilled)) {
				sessionStorage.setItem(RELOADED_KEY, build);
				window.location.reload();
				return;
			}
		} catch {
			// Where storage is blocked, a reload could follow the other.
		}
		ask();
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
