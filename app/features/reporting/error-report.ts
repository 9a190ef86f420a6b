import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(8_000));

const error = v.object({
	name: v.pipe(v.string(), v.maxLength(100)),
	message: text,
	stack: v.optional(text, ''),
	/** Path of the page, without its query. */
	path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2_000)),
});

/** What a browser sends by itself to the `report-uri` of the Content-Security-Policy. */
const policyReport = v.pipe(
	v.object({
		'csp-report': v.object({
			'document-uri': v.pipe(v.string(), v.maxLength(2_000), v.regex(/^https?:/), v.url()),
			'violated-directive': text,
			'blocked-uri': v.optional(text, ''),
		}),
	}),
	v.transform(({ 'csp-report': report }) => ({
		name: 'PolicyViolation',
		message: `${report['violated-directive']} blocks ${report['blocked-uri']}`,
		stack: '',
		path: new URL(report['document-uri']).pathname,
	})),
);

/** The body of a report: an error of the browser, or a violation of the policy; unknown fields are dropped. */
export const jsonReport = v.pipe(v.string(), v.parseJson(), v.union([error, policyReport]));

export type BrowserError = v.InferOutput<typeof error>;
