/** Where nothing is painted, as in a tab that has just been left, the work does not wait for long. */
const LONGEST_WAIT_MS = 200;

/** Runs `work` once the browser has shown what the visitor's last act changed: it answers at once, then works. */
export function afterPaint(work: () => void): void {
	let started = false;
	const start = () => {
		if (started) return;
		started = true;
		work();
	};
	requestAnimationFrame(() => setTimeout(start));
	setTimeout(start, LONGEST_WAIT_MS);
}
