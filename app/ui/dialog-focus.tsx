import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus when a dialog closes. Headless UI only knows elements that got the focus after it was loaded,
 * and it is loaded with the first dialog.
 */
export function useFocusReturn(open: boolean): void {
	const opener = useRef<Element | null>(null);
	// Runs before the dialog takes the focus.
	useLayoutEffect(() => {
		if (open) opener.current = document.activeElement;
	}, [open]);
	useEffect(() => {
		if (open) return;
		if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
		opener.current = null;
	}, [open]);
}

/**
 * When a closed dialog unmounts, Headless UI moves the focus to its opener again. This keeps the focus where it is
 * meanwhile, e.g. in the content of the next page.
 */
export function FocusKeeper() {
	useEffect(() => {
		return () => {
			const holder = document.activeElement;
			queueMicrotask(() => {
				if (holder instanceof HTMLElement && holder !== document.body) {
					holder.focus({ preventScroll: true });
				}
			});
		};
	}, []);
	return null;
}
