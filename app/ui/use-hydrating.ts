import { useSyncExternalStore } from 'react';

/** Whether this render hydrates server-rendered HTML. */
export function useHydrating(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => false,
		() => true,
	);
}

/** The value never changes while mounted. */
function subscribe() {
	return () => {};
}
