import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to where it was. Headless UI does so itself only for elements that were
 * focused after it was loaded, and it is loaded when the first dialog opens.
 */
export function useFocusReturn(open: boolean): void {
	const opener = useRef<Element | null>(null);
	// Before the dialog takes the focus.
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
 * When a closed dialog leaves the page, Headless UI moves the focus to its opener once more. By then
 * it may have gone on, to the content of the next page: it stays there.
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
