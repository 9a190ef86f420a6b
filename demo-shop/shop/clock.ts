/** Milliseconds since the epoch; tests pass their own. */
export type Clock = () => number;

/** A `DateTime` of the Storefront API: UTC, seconds, Z. */
export function toDateTime(milliseconds: number): string {
	return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}
