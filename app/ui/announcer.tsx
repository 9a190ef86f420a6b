import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Has a text read out, politely; the same text again too. */
export function announce(text: string): void {
	// A live region speaks only when its text changes.
	message = message === text ? `${text}\u00a0` : text;
	for (const listener of listeners) listener();
}

/** The live region that `announce` speaks through; once on a page. */
export function Announcer() {
	const text = useSyncExternalStore(
		subscribe,
		() => message,
		() => '',
	);
	return (
		<p role="status" aria-live="polite" className="sr-only">
			{text}
		</p>
	);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
