import { createContext, type ReactNode, useContext } from 'react';

/** Everything is shown by day and by night. */
export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

export const SchemeContext = createContext<Scheme>('light');

/** A name of its own for each copy of a control. */
export function useName(): (name: string) => string {
	const scheme = useContext(SchemeContext);
	return (name) => `${name}-${scheme}`;
}

/** Controls of one kind, under their name. */
export function Group({
	title,
	dense = false,
	children,
}: {
	title: string;
	/** Many small ones. */
	dense?: boolean;
	children: ReactNode;
}) {
	return (
		<section>
			<h3 className="eyebrow">{title}</h3>
			<div className={`design-specimens ${dense ? 'design-dense' : ''}`}>{children}</div>
		</section>
	);
}

/** One control in one state. */
export function Specimen({
	state,
	wide = false,
	children,
}: {
	state: string;
	wide?: boolean;
	children: ReactNode;
}) {
	return (
		<figure className={wide ? 'design-wide' : undefined}>
			<figcaption>{state}</figcaption>
			<div data-forced={state}>{children}</div>
		</figure>
	);
}

/** A control as it is, pointed at, reached by key, and pressed. */
export function Pointed({ children }: { children: ReactNode }) {
	return (
		<>
			{['default', 'hover', 'focus', 'active'].map((state) => (
				<Specimen key={state} state={state}>
					{children}
				</Specimen>
			))}
		</>
	);
}
