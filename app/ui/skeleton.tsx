/** Holds the place of text that is on its way. Silent: what it stands in is `aria-busy`. */
export function Skeleton({ lines = 1 }: { lines?: number }) {
	return (
		<div aria-hidden="true" className="grid animate-pulse gap-2">
			{Array.from({ length: lines }, (_, line) => (
				<div
					// biome-ignore lint/suspicious/noArrayIndexKey: lines that never change places
					key={line}
					className={`h-[1em] rounded-sm bg-line ${line > 0 && line === lines - 1 ? 'w-3/5' : ''}`}
				/>
			))}
		</div>
	);
}
