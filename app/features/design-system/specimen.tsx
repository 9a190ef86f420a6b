import { createContext, type ReactNode, useContext } from 'react';

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

export const SchemeContext = createContext<Scheme>('light');

/** A unique name for each copy of a control. */
export function useName(): (name: string) => string {
	const scheme = useContext(SchemeContext);
	return (name) => `${name}-${scheme}`;
}

export function Group({
	title,
	dense = false,
	children,
}: {
	title: string;
	/** For many small controls. */
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

/** A control in its default, hover, focus and active states. */
export function InteractionStates({ children }: { children: ReactNode }) {
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
