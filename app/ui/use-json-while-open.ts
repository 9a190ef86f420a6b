import { useEffect, useState } from 'react';

/** Longer than all retries of the server. */
const TIMEOUT_MS = 15_000;

/**
 * What a dialog shows, loaded each time it opens: `undefined` until then, `null` after a failure.
 * @param url URL of the JSON
 */
export function useJsonWhileOpen<Json>(open: boolean, url: string): Json | null | undefined {
	const [json, setJson] = useState<Json | null>();
	useEffect(() => {
		if (!open) return undefined;
		const controller = new AbortController();
		const timer = setTimeout(() => {
			controller.abort();
			setJson(null);
		}, TIMEOUT_MS);
		const show = (shown: Json | null) => {
			clearTimeout(timer);
			if (!controller.signal.aborted) setJson(shown);
		};
		setJson(undefined);
		fetch(url, { signal: controller.signal })
			.then(async (response) => show(response.ok ? await response.json() : null))
			.catch(() => show(null));
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [open, url]);
	return json;
}
