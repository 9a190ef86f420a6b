/** Form fields against bots, rendered by `HoneypotFields`. */
export const honeypotFields = {
	/** Invisible: only bots fill it in. */
	honeypot: 'homepage',
	/** Signed time of rendering. */
	token: 'formToken',
} as const;

/** A form that is sent sooner after rendering comes from a bot: even with autofill a person needs a second. */
export const MIN_AGE_MS = 1_000;
