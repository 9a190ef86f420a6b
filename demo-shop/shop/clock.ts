/** Milliseconds since the epoch; tests hand in their own. */
export type Clock = () => number;

/** A moment as the Storefront API writes it: UTC, seconds, Z. */
export function toDateTime(milliseconds: number): string {
	return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}
