import { createStore, useStore } from '~/lib/store';

/** Public data of the signed-in customer, in memory only. */
export interface CustomerSummary {
	firstName: string | null;
	lastName: string | null;
	displayName?: string;
}

/** `null`: signed out. `undefined`: not known yet. */
type StoredCustomer = CustomerSummary | null | undefined;

const stored = createStore<StoredCustomer>(undefined);

/** Stores the customer from a server response; `undefined` changes nothing. */
export function storeCustomer(customer: StoredCustomer): void {
	if (customer !== undefined) stored.set(customer);
}

export function useCustomer(): StoredCustomer {
	return useStore(stored);
}
