import { useSyncExternalStore } from 'react';

/** Whether this very render hydrates the server's markup. */
export function useHydrating(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => false,
		() => true,
	);
}

/** The answer never changes while a component is mounted. */
function subscribe() {
	return () => {};
}
