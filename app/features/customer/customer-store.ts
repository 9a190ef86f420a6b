import { useSyncExternalStore } from 'react';

/** What the browser may know of the customer who is signed in. It lives as long as the page and is stored nowhere. */
export interface CustomerSummary {
	firstName: string | null;
	lastName: string | null;
	/** Absent where the customer has told no name. */
	displayName?: string;
}

/** `null`: nobody is signed in. `undefined`: nobody knows yet. */
type StoredCustomer = CustomerSummary | null | undefined;

let stored: StoredCustomer;
const listeners = new Set<() => void>();

/** Takes over what the server told of the visitor; `undefined` tells nothing. */
export function storeCustomer(customer: StoredCustomer): void {
	if (customer === undefined) return;
	stored = customer;
	for (const listener of listeners) listener();
}

/** Who is signed in, as far as this page knows. */
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
