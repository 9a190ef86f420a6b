import { Children, type ReactNode } from 'react';

export interface BreadcrumbsProps {
	/** What the list is, such as “You are here”. */
	label: string;
	/** Links from the start page down; the last is the page itself, as a text with `aria-current="page"`. */
	children: ReactNode;
}

/** Where a page lies within the site. */
export function Breadcrumbs({ label, children }: BreadcrumbsProps) {
	return (
		<nav aria-label={label} className="text-sm">
			<ol className="breadcrumbs">
				{Children.map(children, (child) => (
					<li>{child}</li>
				))}
			</ol>
		</nav>
	);
}

export interface PaginationProps {
	/** What is paged through, such as “Pages of the order list”. */
	label: string;
	/** Link to the page before; none on the first. */
	previous?: ReactNode;
	/** Link to the next page; none on the last. */
	next?: ReactNode;
	/** Where in the list this page is, such as “2 of 5”. */
	position?: string;
}

/** The ways to the neighbouring pages of a list. */
export function Pagination({ label, previous, next, position }: PaginationProps) {
	return (
		<nav aria-label={label} className="grid grid-cols-[1fr_auto_1fr] items-center gap-4">
			<div>{previous}</div>
			<p className="font-mono text-sm">{position}</p>
			<div className="text-right">{next}</div>
		</nav>
	);
}
