import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(8_000));

/** An error as the browser tells it of itself. Anything else it may know stays there. */
export const browserError = v.object({
	name: v.pipe(v.string(), v.maxLength(100)),
	message: text,
	stack: v.optional(text, ''),
	/** The page's path, without its query. */
	path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2_000)),
});

export type BrowserError = v.InferOutput<typeof browserError>;
