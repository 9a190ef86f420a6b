/** How often a page that is looked at asks for the latest build. */
export const BUILD_POLL_MS = 10 * 60 * 1000;

/**
 * The id of a newer build than this page's, once all its files are there; `undefined` where there is none.
 * A build that cannot be asked for is only logged.
 */
export async function newerBuild(): Promise<string | undefined> {
	try {
		const latest = await fetch('/builds/latest.json', { cache: 'no-cache' });
		const { id } = (await latest.json()) as { id: string };
		if (id === __BUILD_ID__) return undefined;
		return (await fetch(`/builds/meta/${id}.json`)).ok ? id : undefined;
	} catch (error) {
		console.warn('Cannot read the latest build', error);
		return undefined;
	}
}

/** Calls `tell` once when there is a newer build; asks while the page is in view, and when it comes back into view. */
export function watchBuilds(tell: () => void): () => void {
	let asked = Date.now();
	const look = async () => {
		if (document.hidden || Date.now() - asked < BUILD_POLL_MS) return;
		asked = Date.now();
		if (!(await newerBuild())) return;
		stop();
		tell();
	};
	const timer = setInterval(look, BUILD_POLL_MS);
	const stop = () => {
		clearInterval(timer);
		document.removeEventListener('visibilitychange', look);
	};
	document.addEventListener('visibilitychange', look);
	return stop;
}
