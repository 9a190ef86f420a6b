/** Form fields against bots, rendered by `HoneypotFields`. */
export const honeypotFields = {
	/** Invisible: only bots fill it in. */
	bait: 'homepage',
	/** Signed time of rendering. */
	stamp: 'stamp',
} as const;
