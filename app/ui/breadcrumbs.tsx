import { Children, type ReactNode } from 'react';

export interface BreadcrumbsProps {
	/** Name of the list, such as “You are here”. */
	label: string;
	/** Links from the home page down; the last item is the page itself, with `aria-current="page"`. */
	children: ReactNode;
}

/** On phones without the page itself: its heading follows. */
export function Breadcrumbs({ label, children }: BreadcrumbsProps) {
	return (
		<nav aria-label={label} className="text-sm">
			<ol className="breadcrumbs">
				{Children.map(children, (child) => (
					<li className="max-sm:last:hidden">{child}</li>
				))}
			</ol>
		</nav>
	);
}
