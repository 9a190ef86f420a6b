import type { ReactNode } from 'react';

export interface PaginationProps {
	/** Name of the list, such as “Pages of the order list”. */
	label: string;
	/** Link to the previous page. */
	previous?: ReactNode;
	/** Link to the next page. */
	next?: ReactNode;
	/** Position in the list, such as “2 of 5”. */
	position?: string;
}

export function Pagination({ label, previous, next, position }: PaginationProps) {
	return (
		<nav aria-label={label} className="flex flex-wrap items-center justify-between gap-x-2 gap-y-4">
			{previous}
			<p className="font-mono text-sm">{position}</p>
			{next}
		</nav>
	);
}
