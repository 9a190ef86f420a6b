/** A stored response as plain data: streams belong to the request that created them. */
export interface StoredResponse {
	status: number;
	statusText: string;
	headers: [name: string, value: string][];
	body: ArrayBuffer;
}

export interface ResponseStore {
	get(key: string): StoredResponse | undefined;
	/** Stores a response for `seconds`. False where it is too large. */
	put(key: string, response: StoredResponse, seconds: number): boolean;
	/** True where there was an entry. */
	delete(key: string): boolean;
}

/** A store for `maxBytes` of bodies, least recently used first out. One entry may use a tenth. */
export function createResponseStore(maxBytes: number, now: () => number = Date.now): ResponseStore {
	const entries = new Map<string, { response: StoredResponse; until: number }>();
	let bytes = 0;
	const remove = (key: string): boolean => {
		const entry = entries.get(key);
		if (!entry) return false;
		bytes -= entry.response.body.byteLength;
		return entries.delete(key);
	};
	return {
		get(key) {
			const entry = entries.get(key);
			if (!entry) return undefined;
			if (entry.until <= now()) {
				remove(key);
				return undefined;
			}
			// Maps keep insertion order: moves the entry to the end.
			entries.delete(key);
			entries.set(key, entry);
			return entry.response;
		},
		put(key, response, seconds) {
			const size = response.body.byteLength;
			if (size > maxBytes / 10) return false;
			remove(key);
			entries.set(key, { response, until: now() + seconds * 1000 });
			bytes += size;
			for (const oldest of entries.keys()) {
				if (bytes <= maxBytes) break;
				remove(oldest);
			}
			return true;
		},
		delete: remove,
	};
}
