import { useSyncExternalStore } from 'react';
import { createStore } from '~/lib/store';
import { readStored, writeStored } from '~/lib/stored-value';

/** Storage key, also in the consent table. */
const KEY = 'airport';

/** The visitor's airport while storage is blocked: for this page only. */
const unstored = createStore<string | undefined>(undefined);

/** ICAO code of the airport that the visitor chose to see first. */
export function myAirport(): string | undefined {
	const icao = readStored(KEY) ?? unstored.get() ?? '';
	return /^[A-Z\d]{4}$/.test(icao) ? icao : undefined;
}

/** Saves an airport; `undefined` removes it. */
export function setMyAirport(icao: string | undefined): void {
	unstored.set(writeStored(KEY, icao ?? null) ? undefined : icao);
}

/** `undefined` on the server and during hydration: public pages are the same for everyone. */
export function useMyAirport(): string | undefined {
	return useSyncExternalStore(subscribe, myAirport, () => undefined);
}

function subscribe(notify: () => void): () => void {
	const unsubscribe = unstored.subscribe(notify);
	// The browser reports changes of other tabs with this event.
	addEventListener('storage', notify);
	return () => {
		unsubscribe();
		removeEventListener('storage', notify);
	};
}
