/** Network Information API, not in all browsers. */
interface Connection {
	saveData?: boolean;
	/** `slow-2g`, `2g`, `3g` or `4g`. */
	effectiveType?: string;
}

/**
 * Prefetch behaviour of links: on intent, but not with data saving or a 2g connection, nor offline, where Remix
 * reloads the page if it cannot load a route's module.
 */
export function linkPrefetch(
	connection: Connection | undefined = ownConnection(),
	online = isOnline(),
) {
	const savesData = connection?.saveData || /(^|-)2g$/.test(connection?.effectiveType ?? '');
	return savesData || !online ? 'none' : 'intent';
}

function isOnline(): boolean {
	return typeof navigator === 'undefined' || navigator.onLine !== false;
}

function ownConnection(): Connection | undefined {
	return typeof navigator === 'undefined'
		? undefined
		: (navigator as Navigator & { connection?: Connection }).connection;
}

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click was made without the keys that open a link elsewhere, or save it. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
	return !(metaKey || ctrlKey || shiftKey || altKey);
}
