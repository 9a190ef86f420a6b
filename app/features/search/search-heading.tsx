import { useEffect, useRef } from 'react';
import { announce } from '~/ui/announcer';

export interface SearchHeadingProps {
	/** `''` for no search. */
	term: string;
	/** States the result. */
	heading: string;
}

/** Heading of the search page, announced after another search on the same page. */
export function SearchHeading({ term, heading }: SearchHeadingProps) {
	const shown = useRef(term);
	useEffect(() => {
		if (shown.current === term) return;
		shown.current = term;
		announce(heading);
	}, [term, heading]);
	return <h1 className="text-4xl">{heading}</h1>;
}
