import { useSyncExternalStore } from 'react';

/** Public data of the signed-in customer, in memory only. */
export interface CustomerSummary {
	firstName: string | null;
	lastName: string | null;
	displayName?: string;
}

/** `null`: signed out. `undefined`: not known yet. */
type StoredCustomer = CustomerSummary | null | undefined;

let stored: StoredCustomer;
const listeners = new Set<() => void>();

/** Stores the customer from a server response; `undefined` changes nothing. */
export function storeCustomer(customer: StoredCustomer): void {
	if (customer === undefined) return;
	stored = customer;
	for (const listener of listeners) listener();
}

export function useCustomer(): StoredCustomer {
	return useSyncExternalStore(
		subscribe,
		() => stored,
		() => undefined,
	);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
