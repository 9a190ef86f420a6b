/** Fallback for hidden tabs, which do not paint. */
const LONGEST_WAIT_MS = 200;

/** Runs `callback` after the next paint, so that the visitor sees a response first. */
export function afterPaint(callback: () => void): void {
	let started = false;
	const start = () => {
		if (started) return;
		started = true;
		callback();
	};
	requestAnimationFrame(() => setTimeout(start));
	setTimeout(start, LONGEST_WAIT_MS);
}
