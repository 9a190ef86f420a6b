import { useEffect, useRef } from 'react';
import { announce } from '~/ui/announcer';

export interface SearchHeadingProps {
	/** `''` where nothing is looked for. */
	term: string;
	/** Says what was found. */
	heading: string;
}

/** Heads the search page. Another search on it is no new page, so what it found is read out. */
export function SearchHeading({ term, heading }: SearchHeadingProps) {
	const shown = useRef(term);
	useEffect(() => {
		if (shown.current === term) return;
		shown.current = term;
		announce(heading);
	}, [term, heading]);
	return <h1 className={term ? 'text-3xl' : 'text-4xl'}>{heading}</h1>;
}
