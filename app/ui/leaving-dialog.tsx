import { Dialog, type DialogProps } from '@headlessui/react';
import { useEffect, useState } from 'react';

/** Longer than any of them takes to leave. */
const LONGEST_LEAVE_MS = 500;

/**
 * Headless UI's dialog. Closed while it still comes in, in a browser that is busy, that one does not notice that it
 * has left, and would stay above the page, unseen and in everybody's way: here it is taken away.
 */
export function LeavingDialog({ open, ...dialog }: DialogProps & { open: boolean }) {
	const [gone, setGone] = useState(!open);
	useEffect(() => {
		if (open) return setGone(false);
		const timer = setTimeout(() => setGone(true), LONGEST_LEAVE_MS);
		return () => clearTimeout(timer);
	}, [open]);
	return open || !gone ? <Dialog open={open} {...dialog} /> : null;
}
