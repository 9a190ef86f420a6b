/** How long a toast is shown, in milliseconds; paused while hovered. */
export const TOAST_DURATION_MS = 10_000;

/** More would cover a phone's page: the oldest is removed. */
export const TOAST_MAX_VISIBLE = 3;
