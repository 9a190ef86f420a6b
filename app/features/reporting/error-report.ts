import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(8_000));

/** An error reported by the browser; unknown fields are dropped. */
const browserError = v.object({
	name: v.pipe(v.string(), v.maxLength(100)),
	message: text,
	stack: v.optional(text, ''),
	/** Path of the page, without its query. */
	path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2_000)),
});

/** The body of a report. */
export const jsonReport = v.pipe(v.string(), v.parseJson(), browserError);

export type BrowserError = v.InferOutput<typeof browserError>;
