import { type ReactNode, useEffect, useRef } from 'react';

export interface AuthScreenProps {
	title: string;
	/** Whether the page is the response to a form: the title gets the focus. */
	isFormResult?: boolean;
	/** Introduction, one or two sentences. */
	intro?: ReactNode;
	children: ReactNode;
	/** Links below the form. */
	footer?: ReactNode;
}

/** Layout of the auth pages: heading, form, and links. */
export function AuthScreen({
	title,
	isFormResult = false,
	intro,
	children,
	footer,
}: AuthScreenProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	// The form that had the focus was removed.
	useEffect(() => {
		if (isFormResult) heading.current?.focus();
	}, [isFormResult]);
	return (
		<>
			<h1
				ref={heading}
				tabIndex={isFormResult ? -1 : undefined}
				// biome-ignore lint/a11y/noAutofocus: the page is the response to a form
				autoFocus={isFormResult}
				className="text-4xl lg:text-3xl"
			>
				{title}
			</h1>
			{intro ? <p className="mt-4 text-muted">{intro}</p> : null}
			<div className="mt-8 border border-line border-t-ink bg-surface p-6 sm:p-8">{children}</div>
			{footer ? <div className="mt-6 grid gap-3">{footer}</div> : null}
		</>
	);
}
