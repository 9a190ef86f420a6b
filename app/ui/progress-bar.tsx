/** Indeterminate progress bar at the top of the window. */
export function ProgressBar({ label }: { label: string }) {
	return (
		<div
			role="progressbar"
			aria-label={label}
			className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden"
		>
			<div className="h-full w-1/3 animate-progress bg-accent-edge" />
		</div>
	);
}
