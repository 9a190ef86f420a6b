import { useEffect } from 'react';
import { createStore, useStore } from '~/lib/store';

/** Enough time to be announced; later the text would be found when reading through the page. */
const CLEARED_AFTER_MS = 7000;

const message = createStore('');

/** Announces a text to screen readers (polite), also when it is repeated. */
export function announce(text: string): void {
	// A live region is only announced when its text changes.
	message.set(message.get() === text ? `${text}\u00a0` : text);
}

/** The live region of `announce`; once per page. */
export function Announcer() {
	const text = useStore(message);
	useEffect(() => {
		if (text === '') return undefined;
		const timer = setTimeout(() => message.set(''), CLEARED_AFTER_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return (
		<p role="status" aria-live="polite" className="sr-only">
			{text}
		</p>
	);
}
