import { useEffect, useSyncExternalStore } from 'react';

/** Enough time to be announced; later the text would be found when reading through the page. */
const CLEARED_AFTER_MS = 7000;

let message = '';
const listeners = new Set<() => void>();

/** Announces a text to screen readers (polite), also when it is repeated. */
export function announce(text: string): void {
	// A live region is only announced when its text changes.
	show(message === text ? `${text}\u00a0` : text);
}

function show(text: string): void {
	message = text;
	for (const listener of listeners) listener();
}

/** The live region of `announce`; once per page. */
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
