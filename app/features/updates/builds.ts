/** Polling interval of a visible page for a newer build. */
export const BUILD_POLL_MS = 10 * 60 * 1000;

/**
 * Id of a newer build whose files are all there; `undefined` where there is none.
 * A failed request is only logged.
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

/** Calls `onNewBuild` once. Polls while the page is visible, and when it becomes visible again. */
export function watchBuilds(onNewBuild: () => void): () => void {
	let lastPoll = Date.now();
	const poll = async () => {
		if (document.hidden || Date.now() - lastPoll < BUILD_POLL_MS) return;
		lastPoll = Date.now();
		if (!(await newerBuild())) return;
		stop();
		onNewBuild();
	};
	const timer = setInterval(poll, BUILD_POLL_MS);
	const stop = () => {
		clearInterval(timer);
		document.removeEventListener('visibilitychange', poll);
	};
	document.addEventListener('visibilitychange', poll);
	return stop;
}
