/** Interval at which a visible map is refreshed. */
export const RENEWAL_MS = 300_000;
