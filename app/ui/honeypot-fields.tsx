import { useEffect, useRef } from 'react';
import { honeypotFields } from '~/lib/honeypot';

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

/** The shop takes no form sooner, see `lib/bot-trap.server.ts`: a password manager fills one in at once. */
const LEAST_MS = 1_200;

/** Milliseconds for which a form with this stamp still has to wait; a new stamp is as old as its arrival here. */
export function useStampWait(stamp: string): () => number {
	const arrivedAt = useRef(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the time belongs to the stamp
	useEffect(() => {
		arrivedAt.current = performance.now();
	}, [stamp]);
	return () => LEAST_MS - (performance.now() - arrivedAt.current);
}
