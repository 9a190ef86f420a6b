/** A map that is seen renews itself after this time, as the one on the wall does every ten minutes. */
export const RENEWAL_MS = 300_000;
