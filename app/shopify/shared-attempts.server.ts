import type { Outcome } from './send-request.server';

/** Invented URLs must not fill the memory; further attempts are not shared. */
const MAX_RUNNING = 500;

/** Identical attempts of several visitors at the same time are sent once. Only for responses that everyone may share. */
export interface SharedAttempts {
	/**
	 * Waits for an attempt with this key that is on its way, else sends one. `send` takes at most `lifeMs`.
	 * `lost` after `timeoutMs` without an outcome.
	 */
	join(key: string, send: () => Promise<Outcome>, limits: SharedLimits): Promise<Outcome>;
}

export interface SharedLimits {
	timeoutMs: number;
	lifeMs: number;
	/** Keeps an attempt running for other visitors after its own request has ended. */
	waitUntil(promise: Promise<unknown>): void;
}

/** The attempts of one isolate; `now` in Unix milliseconds. */
export function createSharedAttempts(now: () => number = Date.now): SharedAttempts {
	const running = new Map<string, { outcome: Promise<Outcome>; until: number }>();
	const start = (key: string, send: () => Promise<Outcome>, limits: SharedLimits) => {
		const attempt = { outcome: send(), until: now() + limits.lifeMs };
		if (running.size < MAX_RUNNING || running.has(key)) running.set(key, attempt);
		const end = () => {
			if (running.get(key) === attempt) running.delete(key);
		};
		limits.waitUntil(attempt.outcome.then(end));
		return attempt.outcome;
	};
	return {
		async join(key, send, limits) {
			const sameAttempt = running.get(key);
			// The request of an attempt may have been cancelled: no request waits for it longer than an attempt can take.
			const joined = sameAttempt && now() < sameAttempt.until ? sameAttempt.outcome : undefined;
			const outcome = await withTimeout(joined ?? start(key, send, limits), limits.timeoutMs);
			// Refusals and limits may concern the other visitor's IP address alone.
			const isOwn = outcome.kind !== 'throttled' && outcome.kind !== 'refused';
			return joined && !isOwn ? withTimeout(send(), limits.timeoutMs) : outcome;
		},
	};
}

/** How much longer than its time limit a request is kept running. */
const GRACE_MS = 1000;

async function withTimeout(work: Promise<Outcome>, timeoutMs: number): Promise<Outcome> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<Outcome>((resolve) => {
		const reason = `No response within ${timeoutMs} ms`;
		timer = setTimeout(() => resolve({ kind: 'lost', reason }), timeoutMs);
	});
	// workerd ends a request as hung if it has no pending work of its own. That would happen if `timer` ended at the
	// moment of another request's response, because the work after that response begins a moment later.
	// `graceTimer` ends later.
	const graceTimer = setTimeout(() => {}, timeoutMs + GRACE_MS);
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
		clearTimeout(graceTimer);
	}
}
