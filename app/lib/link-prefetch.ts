/** What the browser tells of the visitor's connection; not every browser does. */
interface Connection {
	saveData?: boolean;
	/** `slow-2g`, `2g`, `3g` or `4g`. */
	effectiveType?: string;
}

/** When a link may load its target ahead: on intent, but never on a saved or 2g connection. */
export function linkPrefetch(connection: Connection | undefined = ownConnection()) {
	const spare = connection?.saveData || /(^|-)2g$/.test(connection?.effectiveType ?? '');
	return spare ? 'none' : 'intent';
}

function ownConnection(): Connection | undefined {
	return typeof navigator === 'undefined'
		? undefined
		: (navigator as Navigator & { connection?: Connection }).connection;
}
