import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** History state of links to another variant of the product above them. */
export const TO_HEADING = { toHeading: true };

/** Ref of the product heading, which gets the focus after such a link. */
export function useHeadingFocus() {
	const { key, state } = useLocation();
	const isNewEntry = useNavigationType() !== 'POP';
	const followed = isNewEntry && state?.toHeading === true;
	const heading = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
	useEffect(() => {
		if (followed) heading.current?.focus({ preventScroll: true });
	}, [followed, key]);
	return heading;
}
