import { newerBuild } from './builds';

/** Web storage of the tab: the build for which its page was loaded anew. */
const RELOADED_KEY = 'reloaded-for';

/**
 * A file that a page wanted later is gone where a new build has replaced it: the page is loaded anew, once for a
 * build. With something typed on it, `ask` asks instead. Without a newer build it is the network's trouble, and
 * whoever wanted the file copes with it.
 */
export function recoverLostChunks(ask: () => void): () => void {
	const typed = new Set<EventTarget>();
	const onInput = ({ target }: Event) => {
		if (target) typed.add(target);
	};
	const onLost = async () => {
		const build = await newerBuild();
		if (!build || sessionStorage.getItem(RELOADED_KEY) === build) return;
		if ([...typed].some(isFilled)) {
			ask();
			return;
		}
		sessionStorage.setItem(RELOADED_KEY, build);
		window.location.reload();
	};
	document.addEventListener('input', onInput);
	window.addEventListener('vite:preloadError', onLost);
	return () => {
		document.removeEventListener('input', onInput);
		window.removeEventListener('vite:preloadError', onLost);
	};
}

/** Whether a field still stands on the page and holds what a reload would lose. */
function isFilled(field: EventTarget): boolean {
	return (field as HTMLInputElement).isConnected && (field as HTMLInputElement).value !== '';
}
