import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '~/lib/stored-value';

/** Storage key, also in the consent table. */
const KEY = 'airport';

const listeners = new Set<() => void>();

/** The visitor's airport while storage is blocked: for this page only. */
let unstored: string | undefined;

/** ICAO code of the airport that the visitor chose to see first. */
export function myAirport(): string | undefined {
	const icao = readStored(KEY) ?? unstored ?? '';
	return /^[A-Z\d]{4}$/.test(icao) ? icao : undefined;
}

/** Keeps an airport, or none. */
export function setMyAirport(icao: string | undefined): void {
	unstored = writeStored(KEY, icao ?? null) ? undefined : icao;
	for (const notify of listeners) notify();
}

/** `undefined` on the server and during hydration: public pages are the same for everyone. */
export function useMyAirport(): string | undefined {
	return useSyncExternalStore(subscribe, myAirport, () => undefined);
}

function subscribe(notify: () => void): () => void {
	listeners.add(notify);
	// Another tab.
	addEventListener('storage', notify);
	return () => {
		listeners.delete(notify);
		removeEventListener('storage', notify);
	};
}
