/** An error as log fields: its text, where it came from, and its causes. */
export function describeError(error: unknown): { error: string; stack?: string; cause?: string } {
	if (!(error instanceof Error)) return { error: String(error) };
	const cause = error.cause instanceof Error ? error.cause.message : undefined;
	const stack = error.stack?.split('\n').slice(1, 6).join('\n');
	return { error: error.message, ...(stack && { stack }), ...(cause && { cause }) };
}
