import { useEffect, useState } from 'react';
import { RENEWAL_MS } from './map-renewal';
import type { RegionReports } from './weather-view';

/** Longer than the server waits for the weather service. */
const TIMEOUT_MS = 15_000;

export interface ReportsState {
	/** The newest reports that arrived, whatever region they are of. */
	reports?: RegionReports;
	/** Whether the last request failed; what had arrived before stays. */
	failed: boolean;
	loading: boolean;
	/** Asks again at once. */
	retry(): void;
}

/**
 * The reports at an address, renewed every five minutes while the page can be seen. A new address or a new
 * request makes the one before void.
 */
export function useReports(address: string): ReportsState {
	const [reports, setReports] = useState<RegionReports>();
	const [failed, setFailed] = useState(false);
	const [loading, setLoading] = useState(true);
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to ask, and nothing else
	useEffect(() => {
		let over = false;
		let request: AbortController | undefined;
		let timer: number | undefined;
		let due = 0;
		const ask = async () => {
			due = Number.POSITIVE_INFINITY;
			setLoading(true);
			const own = new AbortController();
			request = own;
			timer = window.setTimeout(() => own.abort(), TIMEOUT_MS);
			const answer = await read(address, own.signal);
			if (over) return;
			window.clearTimeout(timer);
			if (answer) setReports(answer);
			setFailed(!answer);
			setLoading(false);
			due = Date.now() + RENEWAL_MS;
			timer = window.setTimeout(renew, RENEWAL_MS);
		};
		const renew = () => {
			if (document.hidden || Date.now() < due) return;
			window.clearTimeout(timer);
			ask().catch(console.error);
		};
		renew();
		document.addEventListener('visibilitychange', renew);
		return () => {
			over = true;
			request?.abort();
			window.clearTimeout(timer);
			document.removeEventListener('visibilitychange', renew);
		};
	}, [address, attempt]);
	return { reports, failed, loading, retry: () => setAttempt((count) => count + 1) };
}

/** `undefined` where there is no answer, or one that cannot be used. */
async function read(address: string, signal: AbortSignal): Promise<RegionReports | undefined> {
	try {
		const response = await fetch(address, { signal });
		return response.ok ? await response.json() : undefined;
	} catch {
		return undefined;
	}
}
