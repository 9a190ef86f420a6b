import type { ReactNode } from 'react';

export interface AuthScreenProps {
	title: string;
	/** Introduction, one or two sentences. */
	intro?: ReactNode;
	children: ReactNode;
	/** Links below the form. */
	footer?: ReactNode;
}

/** Layout of the auth pages: heading, form, and links. */
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
