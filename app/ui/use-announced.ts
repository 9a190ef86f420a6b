import { useEffect, useRef } from 'react';
import { announce } from './announcer';

/** Announces `text`, such as a result, after each change of `about`; an empty text is not announced. */
export function useAnnounced(about: string, text: string): void {
	const shown = useRef(about);
	useEffect(() => {
		if (shown.current === about) return;
		shown.current = about;
		if (text) announce(text);
	}, [about, text]);
}
