/** Runs `work` once the browser has shown what the visitor's last act changed: it answers at once, then works. */
export function afterPaint(work: () => void): void {
	requestAnimationFrame(() => setTimeout(work));
}
