/** Placeholder for loading text. Hidden from screen readers: the parent is `aria-busy`. */
export function Skeleton({ lines = 1 }: { lines?: number }) {
	return (
		<div aria-hidden="true" className="grid animate-pulse gap-2">
			{Array.from({ length: lines }, (_, line) => (
				<div
					// biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
					key={line}
					className={`h-[1em] rounded-sm bg-line ${line > 0 && line === lines - 1 ? 'w-3/5' : ''}`}
				/>
			))}
		</div>
	);
}
