import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The heading of what replaces a form: it gets the focus, since the button that had it was removed.
 * @param of the response that it belongs to; a new one focuses the heading again
 */
export function FocusedHeading({ of, children }: { of?: unknown; children: ReactNode }) {
	const heading = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs after each response
	useEffect(() => heading.current?.focus(), [of]);
	return (
		// biome-ignore lint/a11y/noAutofocus: the page is the response to a form
		<h2 ref={heading} tabIndex={-1} autoFocus className="text-2xl">
			{children}
		</h2>
	);
}
