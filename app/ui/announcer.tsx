import { useEffect, useSyncExternalStore } from 'react';

/** Long enough to be read out; later the text would only be in the way of who reads through the page. */
const CLEARED_AFTER_MS = 7000;

let message = '';
const listeners = new Set<() => void>();

/** Has a text read out, politely; the same text again too. */
export function announce(text: string): void {
	// A live region speaks only when its text changes.
	show(message === text ? `${text}\u00a0` : text);
}

function show(text: string): void {
	message = text;
	for (const listener of listeners) listener();
}

/** The live region that `announce` speaks through; once on a page. */
export function Announcer() {
	const text = useSyncExternalStore(
		subscribe,
		() => message,
		() => '',
	);
	useEffect(() => {
		if (text === '') return undefined;
		const timer = setTimeout(() => show(''), CLEARED_AFTER_MS);
		return () => clearTimeout(timer);
	}, [text]);
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
