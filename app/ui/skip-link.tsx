import type { MouseEvent } from 'react';

/** Skips what is between it and the element with the id `target`. Visible only with focus. */
export function SkipLink({ target, label }: { target: string; label: string }) {
	const skip = (event: MouseEvent) => {
		// A change of the URL would remove the action's response, and with it the problems that it lists.
		event.preventDefault();
		document.getElementById(target)?.focus();
	};
	return (
		<a
			href={`#${target}`}
			onClick={skip}
			className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:border focus:border-ink focus:bg-surface focus:px-5 focus:py-3 focus:font-bold"
		>
			{label}
		</a>
	);
}
