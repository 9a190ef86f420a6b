/** An error as log fields: text, stack and causes. */
export function describeError(error: unknown): { error: string; stack?: string; cause?: string } {
	if (!(error instanceof Error)) return { error: textOf(error) };
	const cause = error.cause instanceof Error ? error.cause.message : undefined;
	const stack = error.stack?.split('\n').slice(1, 6).join('\n');
	return { error: error.message, ...(stack && { stack }), ...(cause && { cause }) };
}

/** A thrown response is described by its status and text. */
function textOf(error: unknown): string {
	if (typeof error !== 'object' || error === null) return String(error);
	const { status, statusText, data } = error as Record<string, unknown>;
	return [status, statusText, typeof data === 'string' ? data : ''].filter(Boolean).join(' ');
}
