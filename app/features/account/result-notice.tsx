import { useLocation, useNavigationType } from '@remix-run/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { afterPaint } from '~/lib/after-paint';
import { Notice, type Tone } from '~/ui/notice';

/**
 * The result of a form, on the page that it leads to. It gets the focus, since the pressed button may be gone; its name
 * is its text, which a screen reader reads with the focus.
 */
export function ResultNotice({ tone, children }: { tone: Tone; children: ReactNode }) {
	const id = useId();
	const ref = useRef<HTMLDivElement>(null);
	const { key } = useLocation();
	const isBack = useNavigationType() === 'POP';
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same result may follow twice
	useEffect(() => {
		// After the page frame, which focuses the content of a new page.
		if (!isBack) afterPaint(() => ref.current?.focus());
	}, [key, isBack]);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
		// biome-ignore lint/a11y/noAutofocus: the page is the response to a form
		<div ref={ref} role="group" tabIndex={-1} autoFocus aria-labelledby={id}>
			<Notice tone={tone}>
				<p id={id}>{children}</p>
			</Notice>
		</div>
	);
}
