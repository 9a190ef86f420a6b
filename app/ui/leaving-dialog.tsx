import { Dialog, type DialogProps } from '@headlessui/react';
import { useEffect, useState } from 'react';

/** Longer than any closing animation. */
const LONGEST_LEAVE_MS = 500;

/**
 * Headless UI's dialog. In a slow browser, a dialog closed during its opening animation does not notice the end of
 * the closing one, and would stay in the document, invisible above the page. It is then unmounted by a timer.
 *
 * It is mounted closed, then opened: mounted open, all but the document's first one would not make the page inert.
 */
export function LeavingDialog({ open, ...dialog }: DialogProps & { open: boolean }) {
	const [gone, setGone] = useState(true);
	useEffect(() => {
		if (open) return setGone(false);
		const timer = setTimeout(() => setGone(true), LONGEST_LEAVE_MS);
		return () => clearTimeout(timer);
	}, [open]);
	return open || !gone ? <Dialog open={open && !gone} {...dialog} /> : null;
}
