import { Dialog, type DialogProps } from '@headlessui/react';
import { useEffect, useState } from 'react';

/** Longer than any closing animation. */
const LONGEST_LEAVE_MS = 500;

/**
 * Headless UI's dialog, mounted anew each time it opens. In a slow browser, a dialog closed during its opening
 * animation does not notice the end of the closing one: it would stay in the document, invisible above the page, and
 * opened again in that time it would stay invisible.
 *
 * It is mounted closed, then opened: mounted open, all but the document's first one would not make the page inert.
 */
export function LeavingDialog({ open, ...dialog }: DialogProps & { open: boolean }) {
	const [stage, setStage] = useState<'gone' | 'open' | 'leaving'>('gone');
	useEffect(() => {
		if (open) return setStage(stage === 'leaving' ? 'gone' : 'open');
		if (stage === 'open') return setStage('leaving');
		const timer = setTimeout(() => setStage('gone'), LONGEST_LEAVE_MS);
		return () => clearTimeout(timer);
	}, [open, stage]);
	const mounted = open ? stage !== 'leaving' : stage !== 'gone';
	return mounted ? <Dialog open={open && stage === 'open'} {...dialog} /> : null;
}
