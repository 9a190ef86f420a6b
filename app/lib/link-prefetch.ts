/** Network Information API, not in all browsers. */
interface Connection {
	saveData?: boolean;
	/** `slow-2g`, `2g`, `3g` or `4g`. */
	effectiveType?: string;
}

/** Prefetch behaviour of links: on intent, but not with data saving or a 2g connection. */
export function linkPrefetch(connection: Connection | undefined = ownConnection()) {
	const spare = connection?.saveData || /(^|-)2g$/.test(connection?.effectiveType ?? '');
	return spare ? 'none' : 'intent';
}

function ownConnection(): Connection | undefined {
	return typeof navigator === 'undefined'
		? undefined
		: (navigator as Navigator & { connection?: Connection }).connection;
}
