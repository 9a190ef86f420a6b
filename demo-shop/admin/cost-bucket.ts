/** Size of the bucket and points restored per second, as recorded. */
const maximumAvailable = 2000;
const restoreRate = 100;

/** Largest single query. */
export const singleQueryLimit = 1000;

export interface ThrottleStatus {
	maximumAvailable: number;
	currentlyAvailable: number;
	restoreRate: number;
}

/** Leaky bucket of the points that an app may spend on the Admin API. */
export class CostBucket {
	/** Points left, with fractions: rounded, calls in quick succession would restore nothing. */
	#available = maximumAvailable;
	#filledAt = 0;

	/** Spends the points of a query; false where too few are left. */
	take(cost: number, now: number): boolean {
		const elapsed = Math.max(0, now - this.#filledAt);
		const refilled = this.#available + (elapsed * restoreRate) / 1000;
		this.#available = Math.min(maximumAvailable, refilled);
		this.#filledAt = now;
		if (cost > this.#available) {
			return false;
		}
		this.#available -= cost;
		return true;
	}

	get status(): ThrottleStatus {
		return { maximumAvailable, currentlyAvailable: Math.floor(this.#available), restoreRate };
	}

	/** Refills the bucket. */
	reset(): void {
		this.#available = maximumAvailable;
	}
}
