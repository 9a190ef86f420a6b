import type { Outcome } from './send-request.server';

/** A made-up number of addresses must not fill the memory; further attempts are not shared. */
const MAX_RUNNING = 500;

const LOOK_MS = 10;

/** Identical attempts of several visitors at the same time are sent once. Only for answers that everyone may share. */
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
	/** Lets an attempt end for the others when the visitor who sent it has gone. */
	waitUntil(promise: Promise<unknown>): void;
}

interface Attempt {
	/** Unix milliseconds; it has ended by then, or its request was cancelled. */
	until: number;
	outcome?: Outcome;
}

export function createSharedAttempts(now: () => number = Date.now): SharedAttempts {
	const running = new Map<string, Attempt>();
	const start = (key: string, send: () => Promise<Outcome>, limits: SharedLimits) => {
		const attempt: Attempt = { until: now() + limits.lifeMs };
		if (running.size < MAX_RUNNING || running.has(key)) running.set(key, attempt);
		const work = send().then((outcome) => {
			attempt.outcome = outcome;
			if (running.get(key) === attempt) running.delete(key);
			return outcome;
		});
		limits.waitUntil(work);
		return within(work, limits.timeoutMs);
	};
	return {
		async join(key, send, limits) {
			const known = running.get(key);
			// The request of an attempt may have been cancelled: nobody waits for it longer than it can take.
			if (!known || now() >= known.until) return start(key, send, limits);
			const outcome = await outcomeOf(known, limits.timeoutMs);
			// Refusals and limits may concern the other visitor's address alone.
			const isOwn = outcome.kind !== 'throttled' && outcome.kind !== 'refused';
			return isOwn ? outcome : within(send(), limits.timeoutMs);
		},
	};
}

/** Waits for another request's attempt by polling: a Worker that awaits a promise of another request can hang. */
async function outcomeOf(attempt: Attempt, timeoutMs: number): Promise<Outcome> {
	for (let waited = 0; !attempt.outcome; waited += LOOK_MS) {
		if (waited >= timeoutMs) return late(timeoutMs);
		await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
	}
	return attempt.outcome;
}

async function within(work: Promise<Outcome>, timeoutMs: number): Promise<Outcome> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const timeout = new Promise<Outcome>((resolve) => {
		timer = setTimeout(() => resolve(late(timeoutMs)), timeoutMs);
	});
	try {
		return await Promise.race([work, timeout]);
	} finally {
		clearTimeout(timer);
	}
}

function late(timeoutMs: number): Outcome {
	return { kind: 'lost', reason: `No answer within ${timeoutMs} ms` };
}
