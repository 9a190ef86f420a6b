import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** History state of links that may lead to another variant of the product they stand below. */
export const TO_HEADING = { toHeading: true };

/** For what heads the product: it takes the focus where such a link has brought the page back to its top. */
export function useHeadingFocus() {
	const { key, state } = useLocation();
	const direct = useNavigationType() !== 'POP';
	const asked = direct && state?.toHeading === true;
	const heading = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
	useEffect(() => {
		if (asked) heading.current?.focus({ preventScroll: true });
	}, [asked, key]);
	return heading;
}
