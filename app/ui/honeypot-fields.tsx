import { useEffect, useRef } from 'react';
import { honeypotFields, MIN_AGE_MS } from '~/lib/honeypot';

/**
 * Fields checked by `lib/honeypot.server.ts`: `formToken` comes from the loader, `label` asks to leave the honeypot
 * empty where styles are missing. Not reachable by keyboard or screen reader.
 */
export function HoneypotFields({ formToken, label }: { formToken: string; label: string }) {
	return (
		<>
			<input type="hidden" name={honeypotFields.token} value={formToken} />
			<div className="sr-only" aria-hidden="true">
				<label>
					{label}
					<input type="text" name={honeypotFields.honeypot} tabIndex={-1} autoComplete="off" />
				</label>
			</div>
		</>
	);
}

/** The server's minimum age, and a margin for the clocks: a password manager fills in and sends a form at once. */
const WAIT_MS = MIN_AGE_MS + 200;

/** Milliseconds for which a form with this token still has to wait; a new token is as old as its arrival here. */
export function useFormTokenWait(formToken: string): () => number {
	const arrivedAt = useRef(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the time belongs to the token
	useEffect(() => {
		arrivedAt.current = performance.now();
	}, [formToken]);
	return () => WAIT_MS - (performance.now() - arrivedAt.current);
}
