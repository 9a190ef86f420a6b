/** How long a toast stays, in milliseconds, while nobody points at it. */
export const TOAST_DURATION_MS = 10_000;

/** More than this at once would cover a phone's page: the oldest leaves. */
export const TOAST_MAX_VISIBLE = 3;
