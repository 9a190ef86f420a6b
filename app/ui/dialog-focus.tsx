import { useEffect, useLayoutEffect, useRef } from 'react';

const currentPath = () => location.pathname;

/**
 * Returns the focus when a dialog closes, or moves it to the content if another page was opened from the dialog.
 * Headless UI only knows elements that got the focus after it was loaded, and it is loaded with the first dialog.
 *
 * @param page what identifies the page below; it is read when the dialog opens and when it closes
 */
export function useFocusReturn(open: boolean, page = currentPath): void {
	const opener = useRef<{ element: Element | null; page: string }>();
	// Runs before the dialog takes the focus.
	useLayoutEffect(() => {
		if (open) opener.current = { element: document.activeElement, page: page() };
	}, [open, page]);
	useEffect(() => {
		if (open || !opener.current) return;
		const { element, page: before } = opener.current;
		const target = before === page() ? element : document.querySelector('main');
		if (target instanceof HTMLElement) target.focus({ preventScroll: true });
		opener.current = undefined;
	}, [open, page]);
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
