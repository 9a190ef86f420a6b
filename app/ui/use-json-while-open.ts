import { useEffect, useState } from 'react';

/** Longer than all retries of the server. */
const TIMEOUT_MS = 15_000;

/**
 * What a dialog shows, loaded each time it opens: `undefined` until then, `null` after a failure.
 * @param address of the JSON
 */
export function useJsonWhileOpen<Answer>(
	open: boolean,
	address: string,
): Answer | null | undefined {
	const [answer, setAnswer] = useState<Answer | null>();
	useEffect(() => {
		if (!open) return undefined;
		const controller = new AbortController();
		const timer = setTimeout(() => {
			controller.abort();
			setAnswer(null);
		}, TIMEOUT_MS);
		const show = (shown: Answer | null) => {
			clearTimeout(timer);
			if (!controller.signal.aborted) setAnswer(shown);
		};
		setAnswer(undefined);
		fetch(address, { signal: controller.signal })
			.then(async (response) => show(response.ok ? await response.json() : null))
			.catch(() => show(null));
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [open, address]);
	return answer;
}
