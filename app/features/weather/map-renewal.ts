/** Older reports are shown as recorded, not as live. */
export const LIVE_MS = 3 * 60 * 60_000;

/** Interval at which a visible map is refreshed. */
export const RENEWAL_MS = 300_000;
