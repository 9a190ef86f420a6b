/** Operations that the platform throttles by the buyer's IP address. */
export const limitedOperations = [
	'customerCreate',
	'customerAccessTokenCreate',
	'customerRecover',
	'signInCode',
] as const;

export type LimitedOperation = (typeof limitedOperations)[number];

export type Limits = Record<LimitedOperation, number>;

/** Assumed: the platform publishes no limits; these are a hundred times what a shopper needs. */
const defaultLimit = 1000;

/** Assumed: the time window of a limit. */
const windowMs = 60 * 60 * 1000;

/** Above this number of counts, expired ones are deleted. */
const tidyAbove = 10_000;

export const defaultLimits: Limits = {
	customerCreate: defaultLimit,
	customerAccessTokenCreate: defaultLimit,
	customerRecover: defaultLimit,
	signInCode: defaultLimit,
};

interface Count {
	since: number;
	attempts: number;
}

/** Counts attempts by operation and buyer, in memory. */
export class AttemptLimits {
	#limits: Limits = { ...defaultLimits };
	#counts = new Map<string, Count>();

	get limits(): Limits {
		return this.#limits;
	}

	/** Sets limits (omitted ones become the defaults) and resets the counts. */
	replace(limits: Partial<Limits>): void {
		this.#limits = { ...defaultLimits, ...limits };
		this.#counts.clear();
	}

	/** Counts one attempt; false above the limit. */
	take(operation: LimitedOperation, buyer: string, now: number): boolean {
		const key = `${operation} ${buyer}`;
		const known = this.#counts.get(key);
		const count = known && now - known.since < windowMs ? known : { since: now, attempts: 0 };
		count.attempts += 1;
		this.#counts.set(key, count);
		if (this.#counts.size > tidyAbove) {
			this.#tidy(now);
		}
		return count.attempts <= this.#limits[operation];
	}

	#tidy(now: number): void {
		for (const [key, { since }] of this.#counts) {
			if (now - since >= windowMs) {
				this.#counts.delete(key);
			}
		}
	}
}
