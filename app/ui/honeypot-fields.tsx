import { useEffect, useRef } from 'react';
import { honeypotFields, MIN_AGE_MS } from '~/lib/honeypot';

/**
 * Fields checked by `lib/honeypot.server.ts`: `stamp` comes from the loader, `label` asks to leave the honeypot
 * empty where styles are missing. Not reachable by keyboard or screen reader.
 */
export function HoneypotFields({ stamp, label }: { stamp: string; label: string }) {
	return (
		<>
			<input type="hidden" name={honeypotFields.stamp} value={stamp} />
			<div className="sr-only" aria-hidden="true">
				<label>
					{label}
					<input type="text" name={honeypotFields.bait} tabIndex={-1} autoComplete="off" />
				</label>
			</div>
		</>
	);
}

/** The server's minimum age, and a margin for the clocks: a password manager fills in and sends a form at once. */
const WAIT_MS = MIN_AGE_MS + 200;

/** Milliseconds for which a form with this stamp still has to wait; a new stamp is as old as its arrival here. */
export function useStampWait(stamp: string): () => number {
	const arrivedAt = useRef(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the time belongs to the stamp
	useEffect(() => {
		arrivedAt.current = performance.now();
	}, [stamp]);
	return () => WAIT_MS - (performance.now() - arrivedAt.current);
}
