/** This many failed attempts in a row, within `WINDOW_MS`, open the breaker. */
const FAILURES = 10;
const WINDOW_MS = 5_000;

/** Time between two probes; a random part keeps isolates from sending theirs together. */
const PROBE_MS = 300;
const PROBE_JITTER_MS = 300;

/**
 * Stops requests to an API that is down. After several failures in a row it is open: attempts are refused without a
 * request, but for one probe in 0.3 to 0.6 s. The first response of the API closes it.
 */
export interface CircuitBreaker {
	/** What to do with an attempt: `send` it, send it as the `probe`, or `refuse` it. */
	next(): 'send' | 'probe' | 'refuse';
	/** The outcome of an attempt that began at `began`. */
	record(began: number, hasResponded: boolean): void;
}

export interface CircuitBreakerOptions {
	now: () => number;
	/** For tests: 0 to 1. */
	random?: () => number;
}

/** The breaker of one isolate; it begins closed. */
export function createCircuitBreaker({
	now,
	random = Math.random,
}: CircuitBreakerOptions): CircuitBreaker {
	let failures: number[] = [];
	let lastResponse = Number.NEGATIVE_INFINITY;
	/** Set while the breaker is open. */
	let nextProbe: number | undefined;
	const pause = () => PROBE_MS + random() * PROBE_JITTER_MS;
	return {
		next() {
			if (nextProbe === undefined) return 'send';
			if (now() < nextProbe) return 'refuse';
			// A probe that gets no response for seconds must not delay the next one.
			nextProbe = now() + pause();
			return 'probe';
		},
		record(began, hasResponded) {
			if (hasResponded) {
				lastResponse = now();
				failures = [];
				nextProbe = undefined;
				return;
			}
			// It began before the API responded again.
			if (began < lastResponse || nextProbe !== undefined) return;
			failures = [...failures, now()].slice(-FAILURES);
			const [first = 0] = failures;
			if (failures.length === FAILURES && now() - first <= WINDOW_MS) nextProbe = now() + pause();
		},
	};
}

/** A breaker for each API, by its URL: one may be down alone. */
export type CircuitBreakers = (url: string) => CircuitBreaker;

/** The URLs come from the settings and the platform's discovery: a handful. */
export function createCircuitBreakers(now: () => number = Date.now): CircuitBreakers {
	const breakers = new Map<string, CircuitBreaker>();
	return (url) => {
		const breaker = breakers.get(url) ?? createCircuitBreaker({ now });
		breakers.set(url, breaker);
		return breaker;
	};
}
