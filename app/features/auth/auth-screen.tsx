import { type ReactNode, useEffect, useRef } from 'react';

export interface AuthScreenProps {
	title: string;
	/** Whether the title is the answer to a form: it gets the focus. */
	answers?: boolean;
	/** Introduction, one or two sentences. */
	intro?: ReactNode;
	children: ReactNode;
	/** Links below the form. */
	footer?: ReactNode;
}

/** Layout of the auth pages: heading, form, and links. */
export function AuthScreen({ title, answers = false, intro, children, footer }: AuthScreenProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	// The form that had the focus was removed.
	useEffect(() => {
		if (answers) heading.current?.focus();
	}, [answers]);
	return (
		<>
			<h1
				ref={heading}
				tabIndex={answers ? -1 : undefined}
				// biome-ignore lint/a11y/noAutofocus: the page is the answer to a form
				autoFocus={answers}
				className="text-4xl"
			>
				{title}
			</h1>
			{intro ? <p className="mt-4 text-muted">{intro}</p> : null}
			<div className="mt-8 border border-line border-t-ink bg-surface p-6 sm:p-8">{children}</div>
			{footer ? <div className="mt-6 grid gap-1">{footer}</div> : null}
		</>
	);
}
