import { useSyncExternalStore } from 'react';

/** A value outside of React. On the server and during hydration components see the initial one. */
export interface Store<Value> {
	get(): Value;
	set(value: Value): void;
	/** Returns `unsubscribe`. */
	subscribe(listener: () => void): () => void;
	readonly initial: Value;
}

export function createStore<Value>(initial: Value): Store<Value> {
	let current = initial;
	const listeners = new Set<() => void>();
	return {
		initial,
		get: () => current,
		set: (value) => {
			current = value;
			for (const listener of listeners) listener();
		},
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** What `select` takes out of a store; renders again when that changes. */
export function useStore<Value, Part = Value>(
	{ get, subscribe, initial }: Store<Value>,
	select: (value: Value) => Part = (value) => value as unknown as Part,
): Part {
	return useSyncExternalStore(
		subscribe,
		() => select(get()),
		() => select(initial),
	);
}
