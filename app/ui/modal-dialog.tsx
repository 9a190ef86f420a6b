import { Dialog, DialogBackdrop, type DialogProps } from '@headlessui/react';
import {
	type ReactNode,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';

declare global {
	interface Window {
		/** Neither all browsers nor TypeScript's types have it. */
		CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void };
	}
}

export interface ModalDialogProps extends Pick<DialogProps, 'initialFocus'> {
	open: boolean;
	onClose(): void;
	/** Identifies the page below; called when the dialog opens and when it closes. Default: its path. */
	page?(): string;
	/** The panel with the content. */
	children: ReactNode;
}

/** No closing animation takes longer. */
const LONGEST_CLOSE_MS = 500;

const currentPath = () => location.pathname;

/**
 * Headless UI's dialog above a backdrop, mounted each time it opens. In a slow browser, a dialog closed during
 * its opening animation does not notice the end of the closing one: without unmounting it would stay in the document,
 * invisible above the page, even if it is opened again.
 *
 * It is mounted closed, then opened: if it were mounted open, only the first dialog of a document would make the page
 * inert.
 */
export function ModalDialog({ open, onClose, page, initialFocus, children }: ModalDialogProps) {
	const [stage, setStage] = useState<'gone' | 'open' | 'closing'>('gone');
	const returned = useFocusReturn(open, page);
	useCloseRequest(open, onClose);
	useEffect(() => {
		if (open) return setStage(stage === 'closing' ? 'gone' : 'open');
		if (stage === 'open') return setStage('closing');
		const timer = setTimeout(() => setStage('gone'), LONGEST_CLOSE_MS);
		return () => clearTimeout(timer);
	}, [open, stage]);
	if (open ? stage === 'closing' : stage === 'gone') return null;
	return (
		<Dialog
			open={open && stage === 'open'}
			onClose={onClose}
			initialFocus={initialFocus}
			className="fixed inset-0 z-40"
		>
			<DialogBackdrop
				transition
				className="fixed inset-0 bg-scrim transition-opacity duration-200 data-closed:opacity-0"
			/>
			{children}
			<FocusKeeper returned={returned} />
		</Dialog>
	);
}

/** Calls `onClose` where the browser asks to close what is open, as for Android's back gesture. */
function useCloseRequest(open: boolean, onClose: () => void): void {
	const latest = useRef(onClose);
	latest.current = onClose;
	useEffect(() => {
		if (!open || !window.CloseWatcher) return undefined;
		const watcher = new window.CloseWatcher();
		watcher.onclose = () => latest.current();
		return () => watcher.destroy();
	}, [open]);
}

/**
 * Returns the focus when a dialog closes, or moves it to the content if another page was opened from the dialog.
 * Headless UI only knows elements that got the focus after it was loaded, and it is loaded with the first dialog.
 * Returns the element to which the focus was moved.
 */
function useFocusReturn(open: boolean, page = currentPath): RefObject<Element | null> {
	const opener = useRef<{ element: Element | null; page: string }>();
	const returned = useRef<Element | null>(null);
	// Runs before the dialog takes the focus.
	useLayoutEffect(() => {
		if (open) opener.current = { element: document.activeElement, page: page() };
	}, [open, page]);
	useEffect(() => {
		if (open || !opener.current) return;
		const { element, page: before } = opener.current;
		returned.current = before === page() ? element : document.querySelector('main');
		focus(returned.current);
		opener.current = undefined;
	}, [open, page]);
	return returned;
}

function focus(element: Element | null): void {
	if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/**
 * When a closed dialog unmounts, Headless UI moves the focus to its opener again. This component keeps the focus
 * where it is by then, e.g. in the content of the next page. If no element has the focus, because the opener
 * was still inert, the opener gets it now.
 */
function FocusKeeper({ returned }: { returned: RefObject<Element | null> }) {
	useEffect(() => {
		return () => {
			const focused = document.activeElement;
			queueMicrotask(() => {
				focus(focused === document.body || !focused?.isConnected ? returned.current : focused);
			});
		};
	}, [returned]);
	return null;
}
