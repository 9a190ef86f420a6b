/** Stands on `<html>` where the operator has set up a collector: elsewhere nothing that reports is loaded. */
const MARK = 'data-report-errors';

/** A page as the server rendered it, with the mark. React leaves alone what it does not know of `<html>`. */
export function markReported(html: string): string {
	return html.replace('<html', `<html ${MARK}`);
}

/** Whether this document's errors are to be reported. */
export function isReported(): boolean {
	return document.documentElement.hasAttribute(MARK);
}
