import { useSyncExternalStore } from 'react';

/** A value outside of React. On the server and during hydration components see the first one. */
export interface Store<Value> {
	get(): Value;
	set(value: Value): void;
	/** Returns the function that ends it. */
	subscribe(listener: () => void): () => void;
	readonly first: Value;
}

export function createStore<Value>(first: Value): Store<Value> {
	let current = first;
	const listeners = new Set<() => void>();
	return {
		first,
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
	{ get, subscribe, first }: Store<Value>,
	select: (value: Value) => Part = (value) => value as unknown as Part,
): Part {
	return useSyncExternalStore(
		subscribe,
		() => select(get()),
		() => select(first),
	);
}
