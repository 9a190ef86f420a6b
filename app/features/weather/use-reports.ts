import { useEffect, useState } from 'react';
import { RENEWAL_MS } from './map-renewal';
import type { RegionReports } from './weather-view';

/** Longer than the server's own time-out for the weather service. */
const TIMEOUT_MS = 15_000;

export interface ReportsState {
	/** The last reports received, possibly of another region. */
	reports?: RegionReports;
	/** Whether the last request failed; earlier reports are kept. */
	failed: boolean;
	loading: boolean;
	retry(): void;
}

/** Fetches reports, again every five minutes while the page is visible. A new URL or request cancels the last one. */
export function useReports(url: string): ReportsState {
	const [reports, setReports] = useState<RegionReports>();
	const [failed, setFailed] = useState(false);
	const [loading, setLoading] = useState(true);
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt only triggers the request
	useEffect(() => {
		let over = false;
		let request: AbortController | undefined;
		let timer: number | undefined;
		let due = 0;
		const load = async () => {
			due = Number.POSITIVE_INFINITY;
			setLoading(true);
			const controller = new AbortController();
			request = controller;
			timer = window.setTimeout(() => controller.abort(), TIMEOUT_MS);
			const received = await read(url, controller.signal);
			if (over) return;
			window.clearTimeout(timer);
			if (received) setReports(received);
			setFailed(!received);
			setLoading(false);
			due = Date.now() + RENEWAL_MS;
			timer = window.setTimeout(() => {
				// Not compared with the clock, which may have been set back.
				due = 0;
				renew();
			}, RENEWAL_MS);
		};
		const renew = () => {
			if (document.hidden || Date.now() < due) return;
			window.clearTimeout(timer);
			load().catch(console.error);
		};
		renew();
		document.addEventListener('visibilitychange', renew);
		return () => {
			over = true;
			request?.abort();
			window.clearTimeout(timer);
			document.removeEventListener('visibilitychange', renew);
		};
	}, [url, attempt]);
	return { reports, failed, loading, retry: () => setAttempt((count) => count + 1) };
}

/** `undefined` for a failed or invalid response. */
async function read(url: string, signal: AbortSignal): Promise<RegionReports | undefined> {
	try {
		const response = await fetch(url, { signal });
		return response.ok ? await response.json() : undefined;
	} catch {
		return undefined;
	}
}
