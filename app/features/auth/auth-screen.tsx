import type { ReactNode } from 'react';

export interface AuthScreenProps {
	title: string;
	/** What the screen is for, in a sentence or two. */
	intro?: ReactNode;
	children: ReactNode;
	/** Ways on, below the form. */
	footer?: ReactNode;
}

/** One calm column: a heading, a form on a sheet of its own, and the ways on. */
export function AuthScreen({ title, intro, children, footer }: AuthScreenProps) {
	return (
		<>
			<h1 className="text-3xl">{title}</h1>
			{intro ? <p className="mt-4 text-muted">{intro}</p> : null}
			<div className="mt-8 border border-line border-t-ink bg-surface p-6 sm:p-8">{children}</div>
			{footer ? <div className="mt-6 grid gap-1">{footer}</div> : null}
		</>
	);
}
